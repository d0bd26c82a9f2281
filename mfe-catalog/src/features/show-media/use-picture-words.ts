import { http, queryOptions, skipToken, useQuery } from '@northlight/site-kit';

type Words = Record<string, { readonly alt: string; readonly blur?: string }>;

const folderOf = (imageUrl: string) => /^\/media\/(?:art|up)\/.+\//.exec(imageUrl)?.[0];

/** What is to be seen on the pictures of one folder, as index.json beside them says it.. */
const wordsOptions = (folder: string | undefined) =>
  queryOptions({
    queryKey: ['picture-words', folder],
    queryFn: folder ? ({ signal }) => http.get<Words>(`${folder}index.json`, { signal }) : skipToken,
  });

type Texts = Readonly<Record<string, string>>;

const noTexts: Texts = {};

/**
 * Describes a picture: in the words that somebody gave it, else in its own where it lies among the drawn ones, else by
 * what it belongs to and which one it is.
 */
export const usePictureWords = (imageUrl: string, name: string, texts = noTexts) => {
  const folder = folderOf(imageUrl);
  const { data } = useQuery(wordsOptions(folder));
  return (src: string, nth: number) => {
    const own = folder && src.startsWith(folder) ? data?.[/([^/]+)\.\w+$/.exec(src)?.[1] ?? ''] : undefined;
    return { alt: texts[src] || own?.alt || `${name}, picture ${nth + 1}`, blur: own?.blur };
  };
};
