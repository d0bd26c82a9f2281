import { describe, expect, it } from '@jest/globals';
import { statedPriceRules } from '@northlight/contracts';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import { keptOf, paidOf } from '../money/balance.js';
import { priceOf } from '../money/price.js';
import { detailsOf, isStaffsAlone, whatIsDone } from '../staff-acts.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';
import type { BookingCommand } from './booking-types.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 4, total: 14_416 });
const priced = (tickets: number, voucher?: number) =>
  priceOf({ tickets, ticketType: 'standard', ticketPrice: 3400, voucher }, statedPriceRules);
const before = new Date('2026-11-20T12:00:00Z');
const letIn: BookingEvent = { type: 'CheckedIn' };
const undone: BookingEvent = { type: 'CheckInUndone' };
const visited: BookingEvent = { type: 'BookingCompleted' };
const missed: BookingEvent = { type: 'NoShowRecorded' };
const party = (tickets: number, refund = 0): BookingEvent => ({
  ...{ type: 'PartyChanged', tickets, price: { ...placed.price, total: tickets * 3604 }, refund },
});
const cancelled = (refund = 0): BookingEvent => ({
  ...{ type: 'BookingCancelled', by: 'customer', reason: 'a cold', refund },
});
const paidBack = (amount: number): BookingEvent => ({ type: 'RefundPaid', amount, method: 'cash' });
const grant = (amount: number, isVoucherGone = false): BookingCommand => ({
  ...{ type: 'GrantRefund', amount, reason: 'equipment', isVoucherGone },
});
const granted = (refund: number, voucherBack?: number): BookingEvent => ({
  ...{ type: 'RefundGranted', reason: 'equipment', refund, ...(voucherBack && { voucherBack }) },
});
const after = (...events: BookingEvent[]) => fold(booking, [placed, ...events]);

/** What it costs, paid, owed, paid back and kept, in cents. */
const sums = (...events: BookingEvent[]) => {
  const { balance } = after(...events);
  return [balance.charged, paidOf(balance), balance.owed, balance.paidBack, keptOf(balance)];
};

describe('a refund that the staff grants', () => {
  it('is a part of what was paid, also after the check-in and after the visit', () => {
    for (const past of [[paidAtTheDesk], [letIn], [letIn, visited], [paidAtTheDesk, cancelled()]])
      given(placed, ...past)
        .when(grant(3000))
        .then(granted(3000));
    expect(after(letIn, granted(3000)).status).toBe('checked_in');
    expect(sums(letIn, granted(3000))).toEqual([11_416, 14_416, 3000, 0, 0]);
    expect(sums(letIn, granted(3000), paidBack(3000))).toEqual([11_416, 14_416, 0, 3000, 0]);
  });

  it('is granted again up to all that was paid, and no further', () => {
    given(placed, letIn, granted(3000), paidBack(3000)).when(grant(11_417)).thenRefuses('REFUND_TOO_HIGH');
    given(placed, letIn, granted(3000), paidBack(3000)).when(grant(11_416)).then(granted(11_416));
    given(placed, letIn, granted(14_416)).when(grant(1)).thenRefuses('NOTHING_TO_REFUND');
    given(placed, paidAtTheDesk, cancelled(14_416)).when(grant(1)).thenRefuses('NOTHING_TO_REFUND');
  });

  it('is of money that is there: not of a booking that is not paid, or not in full', () => {
    given(placed).when(grant(1)).thenRefuses('REFUND_BEFORE_PAYMENT');
    given(placed, { type: 'BookingConfirmed' }).when(grant(1)).thenRefuses('REFUND_BEFORE_PAYMENT');
    given(placed, paidAtTheDesk, party(5)).when(grant(1)).thenRefuses('REFUND_BEFORE_PAYMENT');
    given(placed, letIn, undone).when(grant(1)).thenRefuses('REFUND_BEFORE_PAYMENT');
    given().when(grant(1)).thenRefuses('BOOKING_NOT_FOUND');
  });

  it('stays when the check-in is taken back: whoever granted it has seen the payment', () => {
    expect(sums(letIn, granted(3000), undone)).toEqual([11_416, 14_416, 3000, 0, 0]);
    expect(sums(letIn, granted(3000), undone, letIn)).toEqual([11_416, 14_416, 3000, 0, 0]);
    expect(sums(letIn, granted(3000), paidBack(3000), undone, letIn)).toEqual([11_416, 14_416, 0, 3000, 0]);
  });

  it('stays with another party, which then costs so much less', () => {
    given(placed, paidAtTheDesk, granted(3000))
      .when({ type: 'ChangeParty', tickets: 3, at: before })
      .then({ type: 'PartyChanged', tickets: 3, price: priced(3), refund: 3604 });
    expect(sums(paidAtTheDesk, granted(3000), party(3, 3604))).toEqual([7812, 14_416, 6604, 0, 0]);
    expect(sums(paidAtTheDesk, granted(3000), paidBack(3000), party(5))).toEqual([15_020, 14_416, 0, 3000, 0]);
  });

  it('leaves a cancellation the rest', () => {
    given(placed, paidAtTheDesk, granted(3000))
      .when({ type: 'CancelBooking', by: 'customer', reason: 'a cold', at: before })
      .then(cancelled(11_416));
    expect(sums(paidAtTheDesk, granted(3000), cancelled(11_416))).toEqual([0, 14_416, 14_416, 0, 0]);
    expect(sums(paidAtTheDesk, granted(3000), cancelled())).toEqual([0, 14_416, 3000, 0, 11_416]);
  });

  it('is first of what was kept because a change came too late: the price stays', () => {
    expect(sums(paidAtTheDesk, party(3), granted(3604))).toEqual([10_812, 14_416, 3604, 0, 0]);
    expect(sums(paidAtTheDesk, party(3), granted(4604))).toEqual([9812, 14_416, 4604, 0, 0]);
    expect(sums(paidAtTheDesk, cancelled(), granted(4000))).toEqual([0, 14_416, 4000, 0, 10_416]);
  });

  it('is an act of the staff, with its reason and what goes back', () => {
    const event = { type: 'RefundGranted', reason: 'equipment', refund: 1908, voucherBack: 1092 } as const;
    expect([whatIsDone(event), isStaffsAlone(event)]).toEqual(['refund granted', true]);
    expect(detailsOf(event)).toEqual({ reason: 'equipment', refundCents: 1908, backToVoucherCents: 1092 });
  });

  it('has not failed yet, whatever became of the one before', () => {
    const failed: BookingEvent = { type: 'RefundFailed', amount: 3000, reason: 'other' };
    expect(after(letIn, granted(3000), failed).hasFailed).toBe(true);
    expect(after(letIn, granted(3000), failed, granted(500)).hasFailed).toBe(false);
  });
});

describe('a refund of who stayed away, and is asked for nothing more', () => {
  it('is of what was paid, where that is not all', () => {
    const partly = [paidAtTheDesk, party(5), missed];
    given(placed, ...partly)
      .when(grant(3000))
      .then(granted(3000));
    given(placed, ...partly)
      .when(grant(14_417))
      .thenRefuses('REFUND_TOO_HIGH');
    given(placed, missed).when(grant(1)).thenRefuses('NOTHING_TO_REFUND');
    expect(sums(...partly, granted(3000))).toEqual([11_416, 14_416, 3000, 0, 0]);
    expect(sums(...partly, granted(3000), granted(11_416))).toEqual([0, 14_416, 14_416, 0, 0]);
  });

  it('is still owed where they came after all and paid the rest', () => {
    const came = [paidAtTheDesk, party(5), missed, granted(3000), letIn];
    expect(sums(...came)).toEqual([15_020, 18_020, 3000, 0, 0]);
    expect(sums(...came, undone)).toEqual([15_020, 14_416, 3000, 0, 0]);
    expect(sums(...came, undone, letIn, paidBack(3000))).toEqual([15_020, 18_020, 0, 3000, 0]);
    given(placed, ...came, undone)
      .when(grant(1))
      .thenRefuses('REFUND_BEFORE_PAYMENT');
  });
});

describe('a refund of what a gift voucher has paid a part of', () => {
  const voucher = { ledger: -3, id: '00000000-0000-4000-8000-00000000000a' };
  const price = { ...placed.price, total: 1908, voucher: 5000 };
  const sold = aBookingPlaced({ price, voucher });

  it('goes back in money first, and then to the voucher while that takes anything', () => {
    given(sold, letIn).when(grant(1000)).then(granted(1000));
    given(sold, letIn).when(grant(3000)).then(granted(1908, 1092));
    given(sold, letIn, granted(1908, 1092)).when(grant(3908)).then(granted(0, 3908));
    given(sold, letIn, granted(1908, 1092)).when(grant(3909)).thenRefuses('REFUND_TOO_HIGH');
    given(sold, letIn).when(grant(3000, true)).then(granted(3000));
  });

  it('goes back of a visit that was missed, though the rest was never paid', () => {
    given(sold, missed).when(grant(5000)).then(granted(0, 5000));
    given(sold, missed).when(grant(5000, true)).then(granted(5000));
    given(sold, missed).when(grant(5001)).thenRefuses('REFUND_TOO_HIGH');
    expect(fold(booking, [sold, missed, granted(5000)]).balance).toMatchObject({ charged: 0, held: 5000, owed: 5000 });
  });

  it('leaves the voucher what it paid and nobody got back', () => {
    given(sold, paidAtTheDesk, granted(1908, 1092))
      .when({ type: 'CancelBooking', by: 'customer', reason: 'a cold', at: before })
      .then({ type: 'BookingCancelled', by: 'customer', reason: 'a cold', refund: 0, voucherBack: 3908 });
    given(sold, paidAtTheDesk, granted(1908, 4000), paidBack(1908))
      .when({ type: 'ChangeParty', tickets: 1, at: before })
      .then({ type: 'PartyChanged', tickets: 1, price: priced(1, 5000), refund: 0, voucherBack: 1000 });
  });
});
