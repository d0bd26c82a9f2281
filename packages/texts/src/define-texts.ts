import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ElementsOf, KindOf, ValuesOf } from './message-types.js';

/** Language of the messages, of their plurals and of the numbers in them. */
const language = 'en-US';

/** A message of which some words, or some values, become elements of another kind than text. */
export interface RichText<M extends string> {
  /** The message in pieces: its words as strings, between them what was given for values and tags. */
  readonly parts: <E>(values: ValuesOf<M, string | number | E> & ElementsOf<M, E>) => (string | E)[];
}

/** A message with values: called with them it is a string. */
export interface Text<M extends string> extends RichText<M> {
  (values: ValuesOf<M>): string;
}

/** A catalogue as the code reads it: a message without values is its words. */
type Texts<C> = {
  readonly [Key in keyof C]: C[Key] extends string
    ? { plain: C[Key]; filled: Text<C[Key]>; rich: RichText<C[Key]> }[KindOf<C[Key]>]
    : never;
};

/**
 * Makes the texts of an area of the site from its ICU messages. A message with placeholders becomes a function that
 * wants exactly their values; one with tags is read in parts. In a browser the bundler has done it (front-tools
 * compile-texts).
 * @param messages by key
 */
export const defineTexts = <const C extends Readonly<Record<string, string>>>(messages: C): Texts<C> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, isPlain.test(message) ? message : textOf(message)]),
  ) as Texts<C>;

const isPlain = /^[^{}<>']*(?:'(?![{}<>|#'])[^{}<>']*)*$/;

/** One message with placeholders or tags, as its words or as their syntax tree. */
export const textOf = (message: string | MessageFormatElement[]): Text<string> => {
  let format: IntlMessageFormat | undefined;
  const formatted = (values: object): unknown => {
    format ??= new IntlMessageFormat(message, language);
    return format.format(values as Record<string, string>);
  };
  const parts = (values: object) => {
    const made = formatted(values);
    return Array.isArray(made) ? made : [made];
  };
  return Object.assign(formatted, { parts }) as Text<string>;
};
