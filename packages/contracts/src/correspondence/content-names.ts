import type { ContentBlock } from './content-block.js';

/** What a text may name in braces without knowing it; the figures are those that an admin sets. */
export const contentNames = [
  'product',
  'support',
  'fee',
  'memberDiscount',
  'groupDiscount',
  'groupFrom',
  'refundHours',
  'moveHours',
] as const;
export type ContentName = (typeof contentNames)[number];

/** What stands for each name at present. */
export type ContentNames = Readonly<Record<ContentName, string>>;

const inBraces = /\{(\w+)\}/g;

/** The blocks with `{product}`, `{support}` and the figures filled in; other braces stay as they are. */
export const fillIn = (blocks: readonly ContentBlock[], names: ContentNames): ContentBlock[] =>
  JSON.parse(JSON.stringify(blocks), (_, value: unknown) => (typeof value === 'string' ? filled(value, names) : value));

const filled = (text: string, names: ContentNames): string =>
  text.replace(inBraces, (braces, name: string) => (isName(name) ? names[name] : braces));

const isName = (name: string): name is ContentName => (contentNames as readonly string[]).includes(name);

/** What stands in braces and names nothing, such as a `{moveHour}` that lacks its last letter. */
export const unknownNames = (text: string): string[] =>
  [...text.matchAll(inBraces)].map(([, name = '']) => name).filter((name) => !isName(name));
