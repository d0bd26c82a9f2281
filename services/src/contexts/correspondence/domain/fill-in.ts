import type { ContentBlock } from '@northlight/contracts';

/** What a text may name without knowing it. */
export interface Names {
  readonly product: string;
  readonly support: string;
}

/** The blocks with `{product}` and `{support}` filled in; other braces stay as they are. */
export const fillIn = (blocks: readonly ContentBlock[], names: Names): ContentBlock[] =>
  JSON.parse(JSON.stringify(blocks), (_, value: unknown) => (typeof value === 'string' ? filled(value, names) : value));

const filled = (text: string, names: Names): string =>
  text.replace(/\{(product|support)\}/g, (_, name: keyof Names) => names[name]);
