/** What a film says of itself; whatever it leaves out is undefined or NaN. */
export interface FilmFacts {
  /** What holds the tracks. */
  readonly container: string | undefined;
  /** How the picture is written; undefined where there is none. */
  readonly codec: string | undefined;
  readonly seconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** What the process that looks into a film says in the end. */
export type Told = { readonly facts: FilmFacts } | { readonly failure: string };
