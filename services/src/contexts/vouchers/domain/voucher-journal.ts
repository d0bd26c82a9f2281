import { entry, type Posting } from '../../../platform/kernel/posting.js';
import type { VoucherEvent } from './voucher.events.js';
import { voucher } from './voucher.js';

/**
 * What the last of some events of a voucher moves in the journal: the house owes what it issues, whoever paid for it, and no
 * longer what it revokes. What a customer bought is owed by the payment, and what a booking holds is noted there.
 */
export function voucherPostings(events: readonly VoucherEvent[]): Posting[] {
  const last = events.at(-1);
  if (last?.type === 'VoucherIssued') return last.soldBy ? [] : entry('vouchers_issued', 'vouchers', last.amount);
  if (last?.type !== 'VoucherRevoked') return [];
  const { balance } = events.slice(0, -1).reduce((state, event) => voucher.evolve(state, event), voucher.initial);
  return entry('vouchers', 'write_offs', balance);
}
