import type { PictureName } from '../subject.js';

/** What a page knows about a picture before its pixels arrive. */
export interface Entry {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly blur: string;
  readonly colours: { readonly dominant: string };
}

const wide = [480, 960, 1600];
const view = [600, 1200];
/** Pixels across of the variants, beside the JPEG. */
export const widths: Record<PictureName, readonly number[]> = {
  main: wide,
  '1': view,
  '2': view,
  '3': view,
  '4': view,
  '5': view,
  '6': view,
  square: [320, 640],
  film: [],
  og: [],
};

/** The files that belong to one picture, the JPEG first. */
export const filesOf = (name: PictureName): string[] => [
  `${name}.jpg`,
  ...widths[name].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
];
