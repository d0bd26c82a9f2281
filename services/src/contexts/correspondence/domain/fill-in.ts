import type { ContentBlock } from '@northlight/contracts';

/** What a text may name without knowing it. */
export interface Names {
  readonly product: string;
  readonly support: string;
  /** The figures of the house: percentages, hours, tickets. */
  readonly fee: string;
  readonly memberDiscount: string;
  readonly groupDiscount: string;
  readonly groupFrom: string;
  readonly refundHours: string;
  readonly moveHours: string;
}

/** The blocks with `{product}`, `{support}` and the figures filled in; other braces stay as they are. */
export const fillIn = (blocks: readonly ContentBlock[], names: Names): ContentBlock[] =>
  JSON.parse(JSON.stringify(blocks), (_, value: unknown) => (typeof value === 'string' ? filled(value, names) : value));

const filled = (text: string, names: Names): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(names, name) ? names[name as keyof Names] : braces,
  );
