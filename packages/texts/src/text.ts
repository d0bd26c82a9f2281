import type { ElementsOf, ValuesOf } from './message-types.js';

/** A message of which some words, or some values, become elements of another kind than text. */
export interface RichText<M extends string> {
  /** The message in pieces: its words as strings, between them what was given for values and tags. */
  readonly parts: <E>(values: ValuesOf<M, string | number | E> & ElementsOf<M, E>) => (string | number | E)[];
}

/** A message with values: called with them it is a string. */
export interface Text<M extends string> extends RichText<M> {
  (values: ValuesOf<M>): string;
}

/** Makes a text of what gives its pieces. */
export const textFrom = (parts: (values: object) => unknown[]): Text<string> =>
  Object.assign((values: object) => parts(values).join(''), { parts }) as Text<string>;
