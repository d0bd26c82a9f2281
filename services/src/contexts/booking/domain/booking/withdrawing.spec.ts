import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import { keptOf, paidOf } from '../money/balance.js';
import { detailsOf, isStaffsAlone, whatIsDone } from '../staff-acts.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';
import type { BookingCommand } from './booking-types.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 4, total: 14_416 });
const voucher = { ledger: -3, id: '00000000-0000-4000-8000-00000000000a' };
const sold = aBookingPlaced({ price: { ...placed.price, total: 1908, voucher: 5000 }, voucher });
const letIn: BookingEvent = { type: 'CheckedIn' };
const visited: BookingEvent = { type: 'BookingCompleted' };
const party = (tickets: number, refund = 0): BookingEvent => ({
  ...{ type: 'PartyChanged', tickets, price: { ...placed.price, total: tickets * 3604 }, refund },
});
const cancelled = (): BookingEvent => ({ type: 'BookingCancelled', by: 'customer', reason: 'a cold', refund: 0 });
const paidBack = (amount: number): BookingEvent => ({ type: 'RefundPaid', amount, method: 'cash' });
const granted = (refund: number, voucherBack?: number): BookingEvent => ({
  ...{ type: 'RefundGranted', reason: 'equipment', refund, ...(voucherBack && { voucherBack }) },
});
const withdraw = (amount: number): BookingCommand => ({ type: 'WithdrawGrant', amount });
const withdrawn = (amount: number, ofPrice = amount): BookingEvent => ({
  ...{ type: 'RefundGrantWithdrawn', amount, ofPrice },
});

/** What it costs, paid, owed, paid back and kept, in cents. */
const sums = (...events: BookingEvent[]) => {
  const { balance } = fold(booking, [placed, ...events]);
  return [balance.charged, paidOf(balance), balance.owed, balance.paidBack, keptOf(balance)];
};

describe('a refund that was granted by mistake', () => {
  it('is withdrawn as a whole, the last first: the booking costs again what it did', () => {
    const both = [letIn, granted(3000), granted(11_000)];
    given(placed, ...both)
      .when(withdraw(3000))
      .thenRefuses('REFUND_NOT_AS_SHOWN');
    given(placed, ...both)
      .when(withdraw(11_000))
      .then(withdrawn(11_000));
    expect(sums(...both, withdrawn(11_000))).toEqual([11_416, 14_416, 3000, 0, 0]);
    given(placed, ...both, withdrawn(11_000))
      .when(withdraw(3000))
      .then(withdrawn(3000));
    expect(sums(...both, withdrawn(11_000), withdrawn(3000))).toEqual([14_416, 14_416, 0, 0, 0]);
  });

  it('is kept again as far as it was held beyond the price, or of a cancelled booking', () => {
    given(placed, paidAtTheDesk, party(3), granted(4604)).when(withdraw(4604)).then(withdrawn(4604, 1000));
    expect(sums(paidAtTheDesk, party(3), granted(4604), withdrawn(4604, 1000))).toEqual([10_812, 14_416, 0, 0, 3604]);
    const late = [paidAtTheDesk, cancelled(), granted(4000)];
    given(placed, ...late)
      .when(withdraw(4000))
      .then(withdrawn(4000));
    expect(sums(...late, withdrawn(4000))).toEqual([0, 14_416, 0, 0, 14_416]);
  });

  it('is withdrawn once, and only while nothing else has happened to the money', () => {
    const failed: BookingEvent = { type: 'RefundFailed', amount: 3000, reason: 'other' };
    given(placed, letIn, granted(3000), failed, visited).when(withdraw(3000)).then(withdrawn(3000));
    const dropped: BookingEvent = { type: 'RefundDropped', amount: 3000, reason: 'nothing_paid' };
    for (const since of [withdrawn(3000), paidBack(3000), dropped, party(3, 3604), cancelled()])
      given(placed, paidAtTheDesk, granted(3000), since).when(withdraw(3000)).thenRefuses('REFUND_NOT_WITHDRAWABLE');
    given().when(withdraw(1)).thenRefuses('BOOKING_NOT_FOUND');
  });

  it('is an act of the staff, and says how much', () => {
    const event = { type: 'RefundGrantWithdrawn', amount: 3000, ofPrice: 1000 } as const;
    expect([whatIsDone(event), isStaffsAlone(event)]).toEqual(['refund withdrawn', true]);
    expect(detailsOf(event)).toEqual({ amountCents: 3000 });
  });

  it('is withdrawn but for what the voucher has, which may be spent already', () => {
    given(sold, letIn, granted(1908, 1092))
      .when({ type: 'WithdrawGrant', amount: 1908 })
      .then({ type: 'RefundGrantWithdrawn', amount: 1908, ofPrice: 1908 });
    given(sold, letIn, granted(1908, 1092), paidBack(1908), granted(0, 3908))
      .when({ type: 'WithdrawGrant', amount: 3908 })
      .thenRefuses('REFUND_NOT_WITHDRAWABLE');
  });
});
