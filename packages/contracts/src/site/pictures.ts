/** Widths in which every drawn or uploaded picture of ours lies beside its JPEG, as AVIF and WebP (infra/artwork, room media). */
const wide = [480, 960, 1600];
const square = [320, 640];
const view = [600, 1200];

export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
}

/**
 * `/media/art/…/main.jpg`, `/media/up/…/main.jpg` → the srcset of its drawn sizes; undefined for pictures that have only
 * one, such as the poster of a film.
 */
export const sourcesOf = (src: string): PictureSources | undefined => {
  const [, base] = /^(\/media\/(?:art|up)\/.+)\.jpe?g$/.exec(src) ?? [];
  if (!base || base.endsWith('/film')) return undefined;
  const widths = widthsOf(base);
  const set = (type: string) => widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
};

const widthsOf = (base: string) => {
  if (base.endsWith('/square')) return square;
  return /\/\d+$/.test(base) ? view : wide;
};

/**
 * The poster of a film of ours, which lies beside it: of one that was sent the main picture of its folder, drawn in every
 * size; of a drawn one a picture under its own name. Undefined for films from elsewhere.
 */
export const posterOfFilm = (src: string): string | undefined => {
  const [, folder, name] = /^(\/media\/(?:art|up)\/.+\/)([^/]+)\.(?:mp4|webm)$/.exec(src) ?? [];
  if (!folder) return undefined;
  return folder.startsWith('/media/up/') ? `${folder}main.jpg` : `${folder}${name}.jpg`;
};
