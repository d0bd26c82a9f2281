/** Widths in which every drawn or uploaded picture of ours lies beside its JPEG, as AVIF and WebP (infra/artwork, room media). */
const wide = [480, 960, 1600];
const square = [320, 640];
const view = [600, 1200];

export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  /** For browsers that know neither; undefined where there is one JPEG only. */
  readonly jpeg?: string;
}

/** What a page knows of a picture before it comes: of one of ours, as it was drawn. */
export interface PictureHint {
  /** A tiny picture as data URL. */
  readonly blur: string;
  /** Of the largest file: of a smaller picture than ours none is larger than it was sent. */
  readonly width: number;
  /** Widths of smaller JPEGs beside the one under its own name. */
  readonly jpegs?: readonly number[];
  /** What is to be seen, where the picture's own page asks. */
  readonly alt?: string;
}

/** By the address of the picture. */
export type PictureHints = Readonly<Record<string, PictureHint>>;

/**
 * `/media/art/…/main.jpg`, `/media/up/…/main.jpg` → the srcset of its drawn sizes; undefined for pictures that have only
 * one, such as the poster of a film. @param hint the widths as they were drawn; without it, as they usually are
 */
export const sourcesOf = (src: string, hint?: PictureHint): PictureSources | undefined => {
  const [, base] = /^(\/media\/(?:art|up)\/.+)\.jpe?g$/.exec(src) ?? [];
  if (!base || base.endsWith('/film')) return undefined;
  const { width = Number.POSITIVE_INFINITY, jpegs } = hint ?? {};
  const set = (type: string, widths: readonly number[]) =>
    trueWidths(widths, width).map(([name, drawn]) => `${base}-${name}.${type} ${drawn}w`);
  const widths = widthsOf(base);
  const sources = { avif: set('avif', widths).join(', '), webp: set('webp', widths).join(', ') };
  if (!jpegs) return sources;
  const smaller = set(
    'jpg',
    jpegs.filter((each) => each < width),
  );
  return { ...sources, jpeg: [...smaller, `${src} ${width}w`].join(', ') };
};

/** The names of files and how wide they are: nothing is drawn larger than the picture is, and each width once. */
const trueWidths = (names: readonly number[], width: number): (readonly [name: number, width: number])[] =>
  names.filter((_, at) => at === 0 || (names[at - 1] ?? 0) < width).map((name) => [name, Math.min(name, width)]);

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
