/** Widths in which every drawn picture of ours lies beside its JPEG, as AVIF and WebP (infra/artwork). */
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
