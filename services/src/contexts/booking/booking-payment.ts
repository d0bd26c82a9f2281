import type { Work } from '@northlight/event-store';
import type { Cents } from '../../platform/kernel/money.js';
import { booking } from './domain/booking/booking.js';
import type { AccountRef } from './domain/booking/online-payment.events.js';
import { nextRefund } from './domain/booking/online-payment.js';
import { unpaidOf } from './domain/money/online-balance.js';
import { slot } from './domain/slot/slot.js';
import { bookingStream, slotStream } from './domain/slot/slot-id.js';

/** A booking of an order, in the ledger of its venue. */
export interface PayableBooking {
  readonly venueId: number;
  readonly bookingId: string;
}

/** Money that is to go back to a card. */
export interface RefundToSend {
  readonly account: AccountRef;
  readonly payment: string;
  readonly amount: Cents;
}

/**
 * Keeps the seats of a booking until its customer has paid, or has walked away.
 * @returns what is still to be paid for it @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, HOLD_LAPSED
 */
export function holdForPayment(
  work: Work,
  bookingId: string,
  hold: { readonly until: Date; readonly at: Date },
): Cents {
  const until = hold.until.toISOString();
  const stream = bookingStream(bookingId);
  const { visit, status, holdUntil, balance } = work.apply(booking, stream, { type: 'HoldForPayment', ...hold, until });
  if (status === 'pending')
    work.apply(slot, slotStream(visit.slotId), { type: 'SetHoldEnd', bookingId, until: holdUntil });
  return unpaidOf(balance);
}

/** What of the money that is owed for a booking goes back to the card that it was paid with; undefined where none does. */
export const refundToSend = (work: Work, bookingId: string): RefundToSend | undefined =>
  nextRefund(work.load(booking, bookingStream(bookingId)));

/** It is on its way from now on, and no longer for staff to pay. */
export const sendRefund = (work: Work, bookingId: string, refundId: string): unknown =>
  work.apply(booking, bookingStream(bookingId), { type: 'SendRefund', refundId });

/** It has arrived: its customer is written to. @param receipt the gateway's number of it */
export function settleSentRefund(
  work: Work,
  { venueId, bookingId }: PayableBooking,
  settled: { readonly refundId: string; readonly receipt: string },
): void {
  const stream = bookingStream(bookingId);
  const before = work.load(booking, stream).balance.paidBack;
  const { balance } = work.apply(booking, stream, { type: 'SettleSentRefund', ...settled });
  if (balance.paidBack > before) work.enqueue('refund-paid', { venueId, bookingId });
}

/** The card did not take it: it is owed again, and for staff to pay. */
export const failSentRefund = (work: Work, bookingId: string, refundId: string): unknown =>
  work.apply(booking, bookingStream(bookingId), { type: 'FailSentRefund', refundId, reason: 'card_refused' });
