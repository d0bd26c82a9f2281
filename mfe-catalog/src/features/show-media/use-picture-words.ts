import type { PictureHint, PictureHints } from '@northlight/contracts';
import { getJson, queryOptions, skipToken, useQuery } from '@northlight/site-kit';
import { texts as catalogue } from '../../texts/show-media.ts';

type Words = Record<string, PictureHint>;

const folderOf = (imageUrl: string) => /^\/media\/(?:art|up)\/.+\//.exec(imageUrl)?.[0];

/** What is to be seen on the pictures of one folder, as index.json beside them says it. */
const wordsOptions = (folder: string | undefined) =>
  queryOptions({
    queryKey: ['picture-words', folder],
    queryFn: folder ? ({ signal }) => getJson<Words>(`${folder}index.json`, signal) : skipToken,
  });

/** What a page knows of its pictures, each by its address. */
export interface Known {
  /** Words that somebody gave them. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  readonly hints?: PictureHints | undefined;
}

/**
 * Describes a picture: in the words that somebody gave it, else in its own, else by what it belongs to and which one it
 * is. What the answer does not say of the first picture is asked for where it lies.
 */
export const usePictureWords = (imageUrl: string, name: string, { texts = {}, hints = {} }: Known) => {
  const folder = hints[imageUrl]?.alt === undefined ? folderOf(imageUrl) : undefined;
  const { data } = useQuery(wordsOptions(folder));
  return (src: string, nth: number) => {
    const beside = folder && src.startsWith(folder) ? data?.[/([^/]+)\.\w+$/.exec(src)?.[1] ?? ''] : undefined;
    const hint = hints[src] ?? beside;
    return { alt: texts[src] || hint?.alt || beside?.alt || catalogue.pictureOf({ name, nth: nth + 1 }), hint };
  };
};
