import type { OrderView } from '@northlight/contracts';
import { type Cents, centsOf } from '../../../../platform/kernel/money.js';
import type { GoodsParts, VoucherEvent } from '../../../vouchers/index.js';
import type { AccountLine } from '../../domain/account.events.js';

/** An event of the gift voucher that pays for the merchandise of an order, and when it happened. */
export interface VoucherMoment {
  readonly event: Extract<VoucherEvent, { readonly type: 'VoucherSpent' | 'VoucherGivenBack' }>;
  readonly at: Date;
}

const kinds = ['goods', 'shipping', 'tax'] as const;

const linesOf = (parts: GoodsParts): AccountLine[] =>
  kinds.flatMap((kind) => (parts[kind] > 0 ? [{ kind, amount: parts[kind] }] : []));

/** What a gift voucher has paid, line by line. */
export const paidByVoucher = (moments: readonly VoucherMoment[]): AccountLine[] =>
  moments.flatMap(({ event }) => (event.type === 'VoucherSpent' && event.parts ? linesOf(event.parts) : []));

type Sold = Pick<OrderView, 'products' | 'shipping' | 'tax' | 'discount'>;

/** Whether that is all that the merchandise costs: only then is nothing left for the venue. */
export function isAllOf(
  paid: readonly AccountLine[],
  { products, shipping = 0, tax = 0, discount = 0 }: Sold,
): boolean {
  const cost = products.reduce((sum, { total }) => sum + centsOf(total), centsOf(shipping) + centsOf(tax));
  const cents: Cents = paid.reduce((sum, { amount }) => sum + amount, 0);
  return cents > 0 && cents === cost - centsOf(discount);
}
