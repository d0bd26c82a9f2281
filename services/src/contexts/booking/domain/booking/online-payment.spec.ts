import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import { keptOf, paidOf } from '../money/balance.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';
import type { OnlineCommand } from './online-payment-types.js';
import { refundStateOf } from './refund.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 4, total: 14_416 });
const at = new Date('2026-11-20T12:00:00Z');
const account = { ledger: -9, id: 'o' } as const;
const pay = (payment = 'p', amount = 14_416): OnlineCommand => ({ type: 'PayOnline', payment, account, amount, at });
const paid = (refund = 0, payment = 'p', amount = 14_416): BookingEvent => ({
  ...{ type: 'PaidOnline', payment, account, amount, refund },
});
const confirmed: BookingEvent = { type: 'BookingConfirmed' };
const cancelled = (refund: number): BookingEvent => ({
  ...{ type: 'BookingCancelled', by: 'customer' },
  reason: 'a cold',
  refund,
});
const sent = (amount = 14_416, refundId = 'r'): BookingEvent => ({
  type: 'RefundSent',
  refundId,
  payment: 'p',
  amount,
});
const arrived: BookingEvent = {
  ...{ type: 'RefundPaid', amount: 14_416, method: 'online' },
  receipt: 're_1',
  refundId: 'r',
};
const failed = (had: 'sent' | 'arrived'): BookingEvent => ({
  ...{ type: 'RefundFailed', amount: 14_416, reason: 'card_refused', refundId: 'r', had },
});
const send: OnlineCommand = { type: 'SendRefund', refundId: 'r' };
const settle: OnlineCommand = { type: 'SettleSentRefund', refundId: 'r', receipt: 're_1' };
const failSent: OnlineCommand = { type: 'FailSentRefund', refundId: 'r', reason: 'card_refused' };
const pending = { ...placed, holdUntil: '2026-11-20T12:15:00.000Z' };

describe('a booking that is paid online', () => {
  it('is firm with its payment, which counts once', () => {
    given(pending).when(pay()).then(confirmed, paid());
    given(pending, confirmed, paid()).when(pay()).thenNothing();
    const { balance, status } = fold(booking, [pending, confirmed, paid()]);
    expect([status, paidOf(balance), keptOf(balance)]).toEqual(['confirmed', 14_416, 0]);
  });

  it('gets its seats again where its hold had lapsed before the payment was known', () => {
    given(pending, { type: 'HoldExpired' }).when({ type: 'RestoreHold' }).then({ type: 'HoldRestored' });
    const story: BookingEvent[] = [pending, { type: 'HoldExpired' }, { type: 'HoldRestored' }, confirmed, paid()];
    const { status, balance } = fold(booking, story);
    expect([status, balance.charged, balance.held, balance.owed]).toEqual(['confirmed', 14_416, 14_416, 0]);
    given(pending).when({ type: 'RestoreHold' }).thenRefuses('BOOKING_NOT_LIVE');
  });

  it('does not get its seats again where a gift voucher had paid a part', () => {
    const voucher = { ledger: -1, id: 'v' };
    given({ ...pending, voucher }, { type: 'HoldExpired', voucher })
      .when({ type: 'RestoreHold' })
      .thenRefuses('BOOKING_NOT_LIVE');
  });

  it('is not paid after its hold is over', () => {
    const late = { ...pay(), at: new Date('2026-11-20T12:15:01Z') } as OnlineCommand;
    given(pending).when(late).thenRefuses('HOLD_LAPSED');
  });

  it('owes all of it where it was given up meanwhile', () => {
    given(pending, cancelled(0)).when(pay()).then(paid(14_416));
    given(pending, { type: 'HoldExpired' }).when(pay()).then(paid(14_416));
  });

  it('owes what is paid twice, at the desk and online', () => {
    given(placed, paidAtTheDesk).when(pay()).then(paid(14_416));
  });

  it('is held for as long as its customer pays, however often that was extended', () => {
    const until = '2026-11-20T12:36:00.000Z';
    given(pending).when({ type: 'HoldForPayment', until, at }).then({ type: 'HoldExtended', until });
    given(pending).when({ type: 'HoldForPayment', until: '2026-11-20T12:10:00.000Z', at }).thenNothing();
    given(pending, confirmed).when({ type: 'HoldForPayment', until, at }).thenNothing();
  });
});

describe('what is owed for a booking that was paid online', () => {
  const owed = [pending, confirmed, paid(), cancelled(14_416)] as const;

  it('is sent back to the card, once', () => {
    given(...owed)
      .when(send)
      .then(sent());
    given(...owed, sent())
      .when(send)
      .thenNothing();
    given(...owed, sent())
      .when({ type: 'SendRefund', refundId: 'another' })
      .thenNothing();
    given(pending, confirmed, paid()).when(send).thenNothing();
    const half = { ...placed.price, gross: 6800, subtotal: 6800, fee: 408, total: 7208 };
    const lessTickets: BookingEvent = { type: 'PartyChanged', tickets: 2, price: half, refund: 7_208 };
    const twice = [pending, confirmed, paid(), lessTickets, sent(7_208), cancelled(7_208)] as const;
    given(...twice)
      .when(send)
      .thenNothing();
    given(...twice)
      .when({ type: 'SendRefund', refundId: 'another' })
      .then(sent(7_208, 'another'));
  });

  it('is on its way then, and not for staff to pay', () => {
    expect(refundStateOf(fold(booking, [...owed, sent()]))).toBe('processing');
    given(...owed, sent())
      .when({ type: 'PayRefund', amount: 14_416, method: 'cash' })
      .thenRefuses('REFUND_ON_ITS_WAY');
    given(...owed, sent())
      .when({ type: 'DropRefund' })
      .thenRefuses('REFUND_ON_ITS_WAY');
  });

  it('is refunded when the gateway says so, once', () => {
    given(...owed, sent())
      .when(settle)
      .then(arrived);
    given(...owed, sent(), arrived)
      .when(settle)
      .thenNothing();
    expect(refundStateOf(fold(booking, [...owed, sent(), arrived]))).toBe('refunded');
  });

  it.each(['sent', 'arrived'] as const)(
    'is owed again where the card does not take what was %s, and for staff to pay',
    (had) => {
      const story = had === 'sent' ? [...owed, sent()] : [...owed, sent(), arrived];
      given(...story)
        .when(failSent)
        .then(failed(had));
      given(...story, failed(had))
        .when(failSent)
        .thenNothing();
      given(...story, failed(had))
        .when({ type: 'SendRefund', refundId: 'again' })
        .thenNothing();
      const state = fold(booking, [...story, failed(had)]);
      expect([refundStateOf(state), state.balance.owed, state.balance.held]).toEqual(['failed', 14_416, 14_416]);
      given(...story, failed(had))
        .when({ type: 'PayRefund', amount: 14_416, method: 'cash' })
        .then({ type: 'RefundPaid', amount: 14_416, method: 'cash' });
    },
  );

  it('goes to the card as far as it was paid with it, and the rest is for staff', () => {
    const story = [pending, confirmed, paid(0, 'p', 7_208), paidAtTheDesk, cancelled(14_416)] as const;
    given(...story)
      .when(send)
      .then(sent(7_208));
    expect(fold(booking, [...story, sent(7_208)]).balance.owed).toBe(7_208);
  });
});
