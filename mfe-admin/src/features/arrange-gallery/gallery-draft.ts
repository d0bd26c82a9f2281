/** What hangs somewhere, and what is to be seen on each picture. */
export interface Gallery {
  readonly galleryImages: readonly string[];
  readonly pictureTexts?: Readonly<Record<string, string>> | undefined;
}

interface GalleryEntry {
  readonly url: string;
  readonly alt: string;
}

/** A gallery as somebody wants it, and what is to go. */
export interface GalleryDraft {
  readonly pictures: readonly GalleryEntry[];
  readonly removed: readonly string[];
}

/** What was changed, with whatever got ready meanwhile at its end. */
export function draftOf({ galleryImages, pictureTexts = {} }: Gallery, draft?: GalleryDraft): GalleryDraft {
  const { pictures = [], removed = [] } = draft ?? {};
  const known = new Set([...pictures.map(({ url }) => url), ...removed]);
  const come = galleryImages.filter((url) => !known.has(url)).map((url) => ({ url, alt: pictureTexts[url] ?? '' }));
  return { pictures: [...pictures, ...come], removed };
}

/** A place up (-1) or down (1). */
export function moved({ pictures, removed }: GalleryDraft, at: number, by: -1 | 1): GalleryDraft {
  const one = pictures[at];
  if (!one) return { pictures, removed };
  return { pictures: pictures.toSpliced(at, 1).toSpliced(at + by, 0, one), removed };
}

export const without = ({ pictures, removed }: GalleryDraft, url: string): GalleryDraft => ({
  pictures: pictures.filter((one) => one.url !== url),
  removed: [...removed, url],
});

/** With other words for one of its pictures. */
export const described = ({ pictures, removed }: GalleryDraft, url: string, alt: string): GalleryDraft => ({
  pictures: pictures.map((one) => (one.url === url ? { url, alt } : one)),
  removed,
});
