/** What a film says of itself; whatever it leaves out is undefined or NaN. */
export interface FilmFacts {
  /** What holds the tracks. */
  readonly container: string | undefined;
  /** How the picture is written; undefined where there is none. */
  readonly codec: string | undefined;
  /** How long it is; of a WebM that does not say so, by its blocks. */
  readonly seconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly bitDepth: number | null;
  /** How its colors are thinned out, as `4:2:0`; undefined where it does not say so. */
  readonly chroma: string | undefined;
  /** Its end is missing by what its head says. */
  readonly isCutOff: boolean;
}

/** What the process that looks into a film says in the end. */
export type FilmReply =
  | { readonly facts: FilmFacts }
  /** Its reader gave up on it. */
  | { readonly unreadable: string }
  /** The disk, or this machine, did not let it be read. */
  | { readonly failure: string };
