import { http, queryOptions, skipToken, useQuery } from '@northlight/site-kit';

type Words = Record<string, { readonly alt: string; readonly blur?: string }>;

const folderOf = (imageUrl: string) => /^\/media\/(?:art|up)\/.+\//.exec(imageUrl)?.[0];

/** What is to be seen on the pictures of one folder, as index.json beside them says it.. */
const wordsOptions = (folder: string | undefined) =>
  queryOptions({
    queryKey: ['picture-words', folder],
    queryFn: folder ? ({ signal }) => http.get<Words>(`${folder}index.json`, { signal }) : skipToken,
  });

/** Describes a picture: its own words where there are some, else what it belongs to and which one it is. */
export const usePictureWords = (imageUrl: string, name: string) => {
  const { data } = useQuery(wordsOptions(folderOf(imageUrl)));
  return (src: string, nth: number) => {
    const own = data?.[/([^/]+)\.\w+$/.exec(src)?.[1] ?? ''];
    return { alt: own?.alt ?? `${name}, picture ${nth + 1}`, blur: own?.blur };
  };
};
