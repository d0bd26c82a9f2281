import type { PriceRules } from '@northlight/contracts';
import type { Work } from '@northlight/event-store';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { balanceOf, spend, type VoucherRef, voucherChanged } from '../../../../vouchers/index.js';
import { type Price, priceOf, type TicketChoice } from '../../../domain/money/price.js';
import type { PaidBefore } from './paid-before.js';

/** A booking that has its seats, and is to be paid. */
export interface BookedSeats {
  readonly booking: string;
  readonly venueId: number;
  readonly reference: string;
  readonly at: Date;
}

/** A booking that a gift voucher is to pay a part of. */
interface Payment extends BookedSeats {
  readonly voucher: VoucherRef;
  readonly choice: TicketChoice;
  readonly rules: PriceRules;
  /** The total that the customer has seen, where the client says it. */
  readonly expected: Cents | undefined;
}

export interface Paid {
  readonly price: Price;
  /** Undefined where there was nothing to pay. */
  readonly voucher: VoucherRef | undefined;
  readonly left: Cents;
  /** What was paid online before there was a booking. */
  readonly online?: PaidBefore | undefined;
}

/**
 * Takes what a voucher can pay from it, in the decision that places the booking.
 * @param work that of the voucher's ledger
 * @throws {Refusal} VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY; VOUCHER_CHANGED when the customer would pay another
 *   total than they have seen (decisions.md U26)
 */
export function payWithVoucher(work: Work, { voucher, choice, rules, expected, ...booked }: Payment): Paid {
  const balance = balanceOf(work, voucher, booked.at);
  const price = priceOf({ ...choice, voucher: balance }, rules);
  // guard: nobody pays another total than they have seen
  if (expected !== undefined && expected !== price.total) throw voucherChanged(balance);
  const cents = price.voucher ?? 0;
  if (cents > 0) spend(work, voucher, { ...booked, cents });
  return { price, voucher: cents > 0 ? voucher : undefined, left: balance - cents };
}
