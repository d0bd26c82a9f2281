import { entry, type Posting, summed } from '../../../platform/kernel/posting.js';
import type { GoodsParts, VoucherEvent } from './voucher.events.js';
import { voucher } from './voucher.js';

/**
 * What the last of some events of a voucher moves in the journal: the house owes what it issues, whoever paid for it, and no
 * longer what it revokes, nor what pays for merchandise. What a customer bought is owed by the payment, and what a booking
 * holds is noted there.
 */
export function voucherPostings(events: readonly VoucherEvent[]): Posting[] {
  const last = events.at(-1);
  if (last?.type === 'VoucherIssued') return last.soldBy ? [] : entry('vouchers_issued', 'vouchers', last.amount);
  if (last?.type === 'VoucherSpent') return goodsPostings(last.parts, 1);
  if (last?.type === 'VoucherGivenBack') return goodsPostings(last.parts, -1, owes(events));
  if (last?.type !== 'VoucherRevoked') return [];
  const { balance } = events.slice(0, -1).reduce((state, event) => voucher.evolve(state, event), voucher.initial);
  return entry('vouchers', 'write_offs', balance);
}

/** What comes back to a voucher that was revoked is owed to nobody. */
const owes = (events: readonly VoucherEvent[]) =>
  events.some(({ type }) => type === 'VoucherRevoked') ? 'write_offs' : 'vouchers';

/** Merchandise is earned when it is paid, and taken back with what goes back. Nothing where it is a booking, or a plan. */
const goodsPostings = (
  parts: GoodsParts | undefined,
  sign: 1 | -1,
  account: ReturnType<typeof owes> = 'vouchers',
): Posting[] =>
  parts
    ? summed((['goods', 'shipping', 'tax'] as const).flatMap((part) => entry(account, part, sign * parts[part])))
    : [];
