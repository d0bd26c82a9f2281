/** One picture to be drawn anew, in every size. */
export interface Making {
  /** Undefined for a sky without anything. */
  readonly file: string | undefined;
  readonly type: string;
  readonly alt: string;
  /** Where the finished files go. */
  readonly folder: string;
}

/** What the process that draws tells of it: how far it is, and in the end one of the others. */
export type MakingMessage =
  | { readonly percent: number }
  | { readonly isDone: true }
  /** No number of tries will change that; for its sender. */
  | { readonly unfit: string }
  | { readonly failure: string };
