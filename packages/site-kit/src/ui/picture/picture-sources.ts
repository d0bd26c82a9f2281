/** What the artwork script leaves beside each picture (SEAMS: pictures). */
const wide = [480, 960, 1600];
const square = [320, 640];

export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
}

/** `/media/art/…/main.jpg` → the srcset of its drawn sizes; undefined for pictures that have only one. */
export const sourcesOf = (src: string): PictureSources | undefined => {
  const [, base] = /^(\/media\/art\/.+)\.jpe?g$/.exec(src) ?? [];
  if (!base) return undefined;
  const widths = base.endsWith('/square') ? square : wide;
  const set = (type: string) => widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
};

/** The composed 1:1 crop beside a 3:2 artwork, else the picture itself. */
export const squareOf = (src: string) => src.replace(/^(\/media\/art\/.+\/)main\.jpe?g$/, '$1square.jpg');

export const isVideo = (src: string) => /\.(mp4|webm)$/i.test(src);
