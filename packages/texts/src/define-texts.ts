import { IntlMessageFormat } from 'intl-messageformat';
import { language } from './language.js';
import type { KindOf } from './message-types.js';
import { type RichText, type Text, textFrom } from './text.js';

/** A catalogue as the code reads it: a message without values is its words. */
type Texts<C> = {
  readonly [Key in keyof C]: C[Key] extends string
    ? { plain: C[Key]; filled: Text<C[Key]>; rich: RichText<C[Key]> }[KindOf<C[Key]>]
    : never;
};

/**
 * Makes the texts of an area of the site from its ICU messages. A message with placeholders becomes a function that
 * wants exactly their values; one with tags is read in parts. In a browser the bundler has done it (front-tools,
 * compile-texts).
 * @param messages by key
 * @throws {SyntaxError} for a message that is none, when it is first read
 */
export const defineTexts = <const C extends Readonly<Record<string, string>>>(messages: C): Texts<C> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, isPlain.test(message) ? message : formatted(message)]),
  ) as Texts<C>;

const isPlain = /^[^{}<>']*(?:'(?![{}<>|#'])[^{}<>']*)*$/;

const formatted = (message: string): Text<string> => {
  let format: IntlMessageFormat | undefined;
  return textFrom((values) => {
    format ??= new IntlMessageFormat(message, language);
    const made: unknown = format.format(values as Record<string, string>);
    return Array.isArray(made) ? made : [made];
  });
};
