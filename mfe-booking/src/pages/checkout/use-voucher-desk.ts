import type { BookingQuote } from '@northlight/contracts';
import { type CartLine, lineTotal, pricedFor } from '@northlight/site-kit';
import { useState } from 'react';
import type { GuestsOf } from '../../features/check-out/guest-choice.ts';
import { isOpenVisit, priceWantedOf } from '../../features/check-out/order-lines.ts';
import type { useQuotes } from '../../features/check-out/use-quotes.ts';
import type { GoodsToPay } from '../../features/use-voucher/to-pay.ts';
import type { AppliedVoucher } from '../../features/use-voucher/use-voucher.ts';

/** What is in the cart, and how its charges are asked for. */
interface Cart {
  readonly lines: readonly CartLine[];
  readonly isMember: boolean;
  readonly charges: GoodsToPay['charges'];
  readonly guestsOf: GuestsOf;
}

/** The gift voucher that pays of the merchandise, and before of the visits which checkout books, in the order in which they stand there. */
export const useVoucherDesk = (
  { lines, isMember, charges, guestsOf }: Cart,
  isLater: (line: CartLine) => boolean,
  plain: ReturnType<typeof useQuotes>,
) => {
  const [applied, apply] = useState<AppliedVoucher>();
  const visits = lines
    .filter((line) => isOpenVisit(line) && !isLater(line))
    .map((line) => ({ name: line.lineId, choice: priceWantedOf(line, guestsOf(line)) }));
  const goods = goodsIn({ lines, isMember, charges });
  const voucher = visits.length > 0 || goods ? applied : undefined;
  const goodsDiscount = (goods && voucher?.data?.goodsDiscount) ?? 0;
  return {
    visits,
    goods,
    goodsDiscount,
    goodsVoucher: goodsVoucherOf(goods, voucher),
    apply,
    code: voucher?.code,
    quotes: { ...plain, quotes: paid(plain.quotes, visits, voucher) },
  };
};

/** Merchandise, at the price of everybody, and what a member saves of that; undefined where there is none. */
const goodsIn = ({ lines, isMember, charges }: Omit<Cart, 'guestsOf'>): GoodsToPay | undefined => {
  const things = lines.filter(({ type }) => type === 'product');
  const costOf = (isLess: boolean) =>
    pricedFor(things, isLess).reduce((sum, line) => sum + Math.round(lineTotal(line) * 100), 0);
  const list = costOf(false);
  return list > 0 ? { list: list / 100, saving: (list - costOf(isMember)) / 100, charges } : undefined;
};

/** Dollars that it pays of the very merchandise that is wanted now. */
const goodsVoucherOf = (goods: GoodsToPay | undefined, voucher: AppliedVoucher | undefined): number => {
  const { goodsVoucher = 0, goodsCharges } = voucher?.data ?? {};
  return goods && JSON.stringify(goods.charges) === JSON.stringify(goodsCharges) ? goodsVoucher : 0;
};

type Visits = readonly { readonly name: string; readonly choice: object }[];

/** What each costs with the voucher, as far as that is known of the very tickets that are wanted now. */
const paid = (
  quotes: ReadonlyMap<string, BookingQuote>,
  visits: Visits,
  voucher: AppliedVoucher | undefined,
): ReadonlyMap<string, BookingQuote> => {
  const known = new Map(voucher?.data?.visits.map((visit) => [visit.name, visit]));
  const withVoucher = visits.flatMap(({ name, choice }) => {
    const priced = known.get(name);
    return priced && JSON.stringify(priced.choice) === JSON.stringify(choice) ? [[name, priced.quote] as const] : [];
  });
  return new Map([...quotes, ...withVoucher]);
};
