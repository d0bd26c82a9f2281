/** What stands in braces at the start of a placeholder; a branch of a plural, `{# tickets}`, is none. */
type Placeholders<M extends string> = M extends `${string}{${infer After}`
  ? FirstName<After> | Placeholders<After>
  : never;

type FirstName<After extends string> = After extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Identifier<Name>
    : Identifier<Inside>
  : never;

type Identifier<Name extends string> = Name extends '' | `${string}${' ' | '#' | '{' | '<' | '.' | "'"}${string}`
  ? never
  : Name;

type Tags<M extends string> = M extends `${string}<${infer Tag}>${infer After}`
  ? Tags<After> | (Tag extends `/${string}` ? never : Tag)
  : never;

/** The names that a message wants values for. */
export type ValuesOf<M extends string, V = string | number> = { readonly [Name in Placeholders<M>]: V };

/** What is made of the words, in pieces, between `<tag>` and `</tag>`. */
export type ElementsOf<M extends string, E, Words = (string | E)[]> = {
  readonly [Tag in Tags<M>]: (words: Words) => E;
};

/** The kinds of messages: words as they are, words with values, and words with elements round some of them. */
export type KindOf<M extends string> = [Tags<M>] extends [never]
  ? [Placeholders<M>] extends [never]
    ? 'plain'
    : 'filled'
  : 'rich';
