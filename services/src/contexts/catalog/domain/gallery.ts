/** What hangs in a gallery, and what is to be seen on each picture. */
export interface Pictures {
  readonly galleryImages: readonly string[];
  readonly pictureTexts: Readonly<Record<string, string>>;
}

/** What somebody wants of a gallery. */
export interface Arrangement {
  readonly pictures: readonly Described[];
  readonly removed: readonly string[];
  /** What hung there when somebody began; undefined: whatever hangs there. */
  readonly seen?: readonly Described[] | undefined;
}

interface Described {
  readonly url: string;
  readonly alt?: string | undefined;
}

/** Whether nobody has moved, described or removed what somebody saw; what came since then is of no importance. */
export function isUnchanged(
  { galleryImages: now, pictureTexts: texts }: Pictures,
  seen: readonly Described[],
): boolean {
  const known = new Set(seen.map(({ url }) => url));
  const left = now.filter((url) => known.has(url)).map((url) => `${url} ${texts[url] ?? ''}`);
  return left.join('\n') === seen.map(({ url, alt = '' }) => `${url} ${alt}`).join('\n');
}

/**
 * A gallery in its new order. Only what hangs there can hang there; what came meanwhile comes last; a picture that goes
 * takes its words along. `main` keeps its words wherever it hangs.
 */
export function arranged(
  { galleryImages: now, pictureTexts: texts }: Pictures,
  { pictures, removed }: Arrangement,
  main: string,
): Pictures {
  const wanted = [...new Set(pictures.map(({ url }) => url))].filter((url) => now.includes(url));
  const come = now.filter((url) => !wanted.includes(url) && !removed.includes(url));
  const gallery = [...wanted, ...come];
  const words = pictures.flatMap(({ url, alt }) => (alt === undefined ? [] : [[url, alt.trim()] as const]));
  const all = Object.entries({ ...texts, ...Object.fromEntries(words) });
  const remaining = all.filter(([url, alt]) => alt !== '' && (url === main || gallery.includes(url)));
  return { galleryImages: gallery, pictureTexts: Object.fromEntries(remaining) };
}
