import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';
import { refundStateOf } from './refund.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 4, total: 14_416 });
const lessTickets: BookingEvent = {
  type: 'PartyChanged',
  tickets: 2,
  price: { ...placed.price, gross: 6800, subtotal: 6800, fee: 408, total: 7208 },
  refund: 7208,
};
const cancelled: BookingEvent = { type: 'BookingCancelled', by: 'customer', reason: 'a cold', refund: 7208 };
const both = [placed, paidAtTheDesk, lessTickets, cancelled] as const;
const pay = (amount: number) => ({ type: 'PayRefund', amount, method: 'cash' }) as const;
const paid = (amount: number): BookingEvent => ({ type: 'RefundPaid', amount, method: 'cash' });
const fail = { type: 'FailRefund', reason: 'card_refused' } as const;
const failed: BookingEvent = { type: 'RefundFailed', amount: 14_416, reason: 'card_refused' };
const drop = { type: 'DropRefund' } as const;
const dropped: BookingEvent = { type: 'RefundDropped', amount: 14_416, reason: 'nothing_paid' };
const stateAfter = (...events: BookingEvent[]) => refundStateOf(fold(booking, events));

describe('what goes back for a booking', () => {
  it('is all that was to go back, and paid as a whole', () => {
    given(...both)
      .when({ ...pay(14_416), receipt: 'R-7' })
      .then({ ...paid(14_416), receipt: 'R-7' } as BookingEvent);
  });

  it.each([1, 14_415, 14_417])('is not paid as %i cents', (amount) => {
    given(...both)
      .when(pay(amount))
      .thenRefuses('REFUND_NOT_AS_SHOWN');
  });

  it('is paid once', () => {
    given(...both, paid(14_416))
      .when(pay(14_416))
      .thenRefuses('REFUND_ALREADY_PAID');
    given(...both, paid(14_416))
      .when(drop)
      .thenRefuses('REFUND_ALREADY_PAID');
  });

  it('is only the rest where a part was paid before more was to go back', () => {
    given(placed, paidAtTheDesk, lessTickets, paid(7208), cancelled)
      .when(pay(14_416))
      .thenRefuses('REFUND_NOT_AS_SHOWN');
    given(placed, paidAtTheDesk, lessTickets, paid(7208), cancelled).when(pay(7208)).then(paid(7208));
  });

  it('may fail, and is then still owed', () => {
    given(...both)
      .when(fail)
      .then(failed);
    given(...both, failed)
      .when(pay(14_416))
      .then(paid(14_416));
  });

  it('is dropped where nothing had been paid, and cannot be paid then', () => {
    given(...both)
      .when(drop)
      .then(dropped);
    given(...both, dropped)
      .when(pay(14_416))
      .thenRefuses('REFUND_NOT_DUE');
  });

  it('is nothing for a booking that stays, for one that was cancelled too late, and for one that is not there', () => {
    given(placed, paidAtTheDesk).when(pay(14_416)).thenRefuses('REFUND_NOT_DUE');
    given(placed, paidAtTheDesk, { ...cancelled, refund: 0 })
      .when(fail)
      .thenRefuses('REFUND_NOT_DUE');
    given().when(drop).thenRefuses('BOOKING_NOT_FOUND');
  });

  it('has a state of its own, beside that of the booking (G28)', () => {
    expect(stateAfter(placed)).toBe('none');
    expect(stateAfter(...both)).toBe('requested');
    expect(stateAfter(...both, failed)).toBe('failed');
    expect(stateAfter(placed, paidAtTheDesk, lessTickets, { ...failed, amount: 7208 }, cancelled)).toBe('requested');
    expect(stateAfter(...both, failed, paid(14_416))).toBe('refunded');
    expect(stateAfter(...both, dropped)).toBe('none');
    expect(fold(booking, [...both]).balance.owed).toBe(14_416);
  });
});
