import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import type { BookingEvent } from '../booking/booking.events.js';
import { booking } from '../booking/booking.js';
import { keptOf, owedForVoucher, paidOf } from './balance.js';

const placed = aBookingPlaced({ tickets: 4, total: 14_416 });
const party = (tickets: number, refund = 0, voucherBack?: number): BookingEvent => ({
  ...{ type: 'PartyChanged', tickets, price: { ...placed.price, total: tickets * 3604 }, refund },
  ...(voucherBack && { voucherBack }),
});
const cancelled = (refund: number): BookingEvent => ({
  ...{ type: 'BookingCancelled', by: 'customer', reason: 'a cold', refund },
});
const confirmed: BookingEvent = { type: 'BookingConfirmed' };
const letIn: BookingEvent = { type: 'CheckedIn' };
const undone: BookingEvent = { type: 'CheckInUndone' };
const paidBack = (amount: number): BookingEvent => ({ type: 'RefundPaid', amount, method: 'cash' });
const dropped = (amount: number): BookingEvent => ({ type: 'RefundDropped', amount, reason: 'nothing_paid' });
const after = (...events: BookingEvent[]) => fold(booking, [placed, ...events]).balance;

/** Paid, owed, paid back and kept, in cents. */
const sums = (...events: BookingEvent[]) => {
  const balance = after(...events);
  return [paidOf(balance), balance.owed, balance.paidBack, keptOf(balance)];
};

describe('the balance of a booking', () => {
  it.each<[string, BookingEvent[], readonly number[]]>([
    ['is paid at the desk, and all of it is owed', [paidAtTheDesk, cancelled(14_416)], [14_416, 14_416, 0, 0]],
    ['is kept where it is cancelled too late', [paidAtTheDesk, cancelled(0)], [14_416, 0, 0, 14_416]],
    ['owes for tickets that were paid', [paidAtTheDesk, party(2, 7208)], [14_416, 7208, 0, 0]],
    ['owes less when the party grows again', [paidAtTheDesk, party(2, 7208), party(3)], [14_416, 3604, 0, 0]],
    ['owes nothing once it costs what was paid', [paidAtTheDesk, party(2, 7208), party(4)], [14_416, 0, 0, 0]],
    ['keeps what came too late, until it is used up', [paidAtTheDesk, party(3)], [14_416, 0, 0, 3604]],
    ['uses up what it kept first', [paidAtTheDesk, party(3, 3604), party(2), party(3)], [14_416, 3604, 0, 0]],
    ['owes the rest', [paidAtTheDesk, party(2, 7208), paidBack(7208), cancelled(7208)], [14_416, 7208, 7208, 0]],
    ['owes nothing that was dropped', [paidAtTheDesk, cancelled(14_416), dropped(14_416)], [0, 0, 0, 0]],
    ['owes the favor of the house', [paidAtTheDesk, party(3), cancelled(14_416)], [14_416, 14_416, 0, 0]],
  ])('%s', (_, events, expected) => {
    expect(sums(...events)).toEqual(expected);
  });

  it('notes a payment with a check-in, and takes it back with that', () => {
    expect(sums(confirmed, letIn)).toEqual([14_416, 0, 0, 0]);
    expect(sums(confirmed, letIn, undone)).toEqual([0, 0, 0, 0]);
    expect(sums(confirmed, letIn, undone, cancelled(14_416))).toEqual([0, 0, 0, 0]);
    expect(sums(confirmed, letIn, undone, letIn)).toEqual([14_416, 0, 0, 0]);
  });

  it('keeps a payment that was noted before the check-in', () => {
    expect(sums(paidAtTheDesk, letIn, undone)).toEqual([14_416, 0, 0, 0]);
    expect(sums(paidAtTheDesk, party(6), letIn, undone)).toEqual([14_416, 0, 0, 0]);
  });

  it('owes what a gift voucher paid, apart from what was paid at the venue', () => {
    const voucher = { ledger: -3, id: '00000000-0000-4000-8000-00000000000a' };
    const price = { ...placed.price, total: 1908, voucher: 5000 };
    const sold = aBookingPlaced({ price, voucher });
    const of = (...events: BookingEvent[]) => fold(booking, [sold, ...events]).balance;
    expect(paidOf(of())).toBe(5000);
    expect(owedForVoucher(of(cancelled(5000)))).toBe(5000);
    const both = of(paidAtTheDesk, cancelled(6908));
    expect([both.owed, owedForVoucher(both)]).toEqual([6908, 5000]);
    expect(paidOf(of({ type: 'HoldExpired', voucher }))).toBe(5000);
    expect(of({ type: 'HoldExpired', voucher }).held).toBe(0);
    const nothingBack = of({ type: 'HoldExpired', voucher }, { type: 'VoucherBackDropped', amount: 5000 });
    expect([paidOf(nothingBack), nothingBack.owed, nothingBack.dropped]).toEqual([0, 0, 5000]);
  });
});

describe('events that promised a refund whoever had paid', () => {
  it.each<[string, BookingEvent[], readonly number[]]>([
    ['a cancellation', [cancelled(14_416)], [0, 0, 0, 0]],
    ['a smaller party, and a cancellation', [confirmed, party(2, 7208), cancelled(7208)], [0, 0, 0, 0]],
    ['tickets that came and went', [paidAtTheDesk, party(6), party(4, 7208)], [14_416, 0, 0, 0]],
    ['what an admin then dropped', [party(2, 7208), dropped(7208), cancelled(7208)], [0, 0, 0, 0]],
    ['a phantom that was dropped', [paidAtTheDesk, party(6), party(4, 7208), dropped(7208)], [14_416, 0, 0, 0]],
  ])('owe nothing of what nobody had paid: %s', (_, events, expected) => {
    expect(sums(...events)).toEqual(expected);
  });

  it('have been paid without a note where an admin paid them back', () => {
    expect(sums(cancelled(14_416), paidBack(14_416))).toEqual([14_416, 0, 14_416, 0]);
    expect(sums(party(2, 7208), paidBack(7208), cancelled(7208))).toEqual([7208, 0, 7208, 0]);
  });

  it('take what was paid back by mistake from what is owed later', () => {
    const phantom = [paidAtTheDesk, party(6), party(4, 7208), paidBack(7208)];
    expect(sums(...phantom, cancelled(14_416))).toEqual([14_416, 7208, 7208, 0]);
  });
});
