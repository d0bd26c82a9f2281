import type { Cents } from '../../../platform/kernel/money.js';
import type { GoodsParts, VoucherGivenBack, VoucherSpent } from './voucher.events.js';

/** What a booking or an order holds of a voucher. */
export interface Spending {
  readonly cents: Cents;
  /** There where it is an order. */
  readonly parts?: GoodsParts;
  /** Returns of items whose money has gone back. */
  readonly returns: readonly string[];
}

const nothing: Spending = { cents: 0, returns: [] };

/** What one of them holds; nothing where it never had any. */
export const heldIn = (spent: ReadonlyMap<string, Spending>, id: string): Spending => spent.get(id) ?? nothing;

export const spendingOf = ({ cents, parts }: VoucherSpent): Spending => ({
  ...{ cents, returns: [] },
  ...(parts && { parts }),
});

/** What is left of it after something went back. */
export const withoutBack = (
  { cents, parts, returns }: Spending,
  { cents: back, parts: partsBack, returnId }: VoucherGivenBack,
): Spending => ({
  cents: cents - back,
  ...(parts && { parts: less(parts, partsBack) }),
  returns: returnId === undefined ? returns : [...returns, returnId],
});

const less = (parts: GoodsParts, back: GoodsParts = { goods: 0, shipping: 0, tax: 0 }): GoodsParts => ({
  goods: parts.goods - back.goods,
  shipping: parts.shipping - back.shipping,
  tax: parts.tax - back.tax,
});
