import type { BookingQuote } from '@northlight/contracts';
import type { CartLine } from '@northlight/site-kit';
import { useState } from 'react';
import { isOpenVisit, quoteOf } from '../../features/check-out/order-lines.ts';
import type { useQuotes } from '../../features/check-out/use-quotes.ts';
import type { AppliedVoucher } from '../../features/use-voucher/use-voucher.ts';

/** The gift voucher that pays of the visits which checkout books, in the order in which they stand there. */
export const useVoucherDesk = (
  lines: readonly CartLine[],
  isLater: (line: CartLine) => boolean,
  plain: ReturnType<typeof useQuotes>,
) => {
  const [applied, apply] = useState<AppliedVoucher>();
  const visits = lines
    .filter((line) => isOpenVisit(line) && !isLater(line))
    .map((line) => ({ name: line.lineId, choice: quoteOf(line) }));
  const voucher = visits.length > 0 ? applied : undefined;
  return { visits, apply, code: voucher?.code, quotes: { ...plain, quotes: paid(plain.quotes, visits, voucher) } };
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
