import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventTypes, Projections } from '@northlight/event-store';
import { fold } from '@northlight/event-store/decider';
import { DataSource } from 'typeorm';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import { booking } from '../domain/booking/booking.js';
import { moneyOf } from '../domain/booking/booking-money.js';
import { BookingRow } from '../persistence/booking.row.js';
import { RefundRow } from '../persistence/refund.row.js';
import { rowMoney } from '../persistence/row-money.js';
import { type BookingHouse, bookingHouse } from '../testing/booking-house.js';
import { aBookingPlaced, paidAtTheDesk } from '../testing/builders.js';

const placed = aBookingPlaced({ tickets: 4, total: 14_416 });
const party = (tickets: number, refund = 0): BookingEvent => ({
  ...{ type: 'PartyChanged', tickets, price: { ...placed.price, total: tickets * 3604 }, refund },
});
const cancelled = (refund: number): BookingEvent => ({
  ...{ type: 'BookingCancelled', by: 'customer', reason: 'other', refund },
});
const paid = (amount: number): BookingEvent => ({ type: 'RefundPaid', amount, method: 'cash' });
const failed = (amount: number): BookingEvent => ({ type: 'RefundFailed', amount, reason: 'other' });
const dropped = (amount: number): BookingEvent => ({ type: 'RefundDropped', amount, reason: 'nothing_paid' });

const confirmed: BookingEvent = { type: 'BookingConfirmed' };
const online = (amount: number, refund = 0, payment = 'p'): BookingEvent => ({
  ...{ type: 'PaidOnline', payment, account: { ledger: -9, id: 'o' }, amount, refund },
});
const sent = (amount: number, refundId = 'r'): BookingEvent => ({ type: 'RefundSent', refundId, payment: 'p', amount });
const arrived = (amount: number): BookingEvent => ({
  ...{ type: 'RefundPaid', amount, method: 'online' },
  refundId: 'r',
});
const returned = (amount: number, had: 'sent' | 'arrived'): BookingEvent => ({
  ...{ type: 'RefundFailed', amount, reason: 'card_refused', refundId: 'r', had },
});
const granted = (refund: number): BookingEvent => ({ type: 'RefundGranted', reason: 'other', refund });

/** Refunds to cards, alone and beside what staff pay by hand. */
const toCards: readonly (readonly BookingEvent[])[] = [
  [confirmed, online(14_416), cancelled(14_416), sent(14_416)],
  [confirmed, online(14_416), cancelled(14_416), sent(14_416), arrived(14_416)],
  [confirmed, online(14_416), cancelled(14_416), sent(14_416), returned(14_416, 'sent'), paid(14_416)],
  [confirmed, online(14_416), cancelled(14_416), sent(14_416), arrived(14_416), returned(14_416, 'arrived')],
  [{ type: 'HoldExpired' }, online(14_416, 14_416), sent(14_416)],
  [confirmed, online(7208), { type: 'CheckedIn' }, granted(14_416), sent(7208)],
  [confirmed, online(7208), { type: 'CheckedIn' }, granted(14_416), sent(7208), paid(7208)],
  [confirmed, online(7208), { type: 'CheckedIn' }, granted(14_416), sent(7208), paid(7208), arrived(7208)],
  [confirmed, online(7208), { type: 'CheckedIn' }, granted(14_416), sent(7208), dropped(7208)],
  [paidAtTheDesk, online(7208, 7208), party(2, 7208), sent(7208), party(4)],
];

/** Refunds as they were written while they were promised to whoever cancelled, with what became of them. */
const promised: readonly (readonly BookingEvent[])[] = [
  [cancelled(14_416)],
  [cancelled(14_416), failed(14_416), paid(14_416)],
  [party(2, 7208), dropped(7208), cancelled(7208)],
  [party(2, 7208), paid(7208), { type: 'CheckedIn' }, { type: 'BookingCompleted' }],
  [paidAtTheDesk, party(6), party(4, 7208), failed(7208), cancelled(14_416)],
  [paidAtTheDesk, party(6), party(4, 7208), paid(7208), cancelled(14_416), paid(14_416)],
  [paidAtTheDesk, party(2, 7208), failed(7208), party(3), party(2), cancelled(7208)],
  [{ type: 'CheckedIn' }, { type: 'CheckInUndone' }, cancelled(14_416), dropped(14_416)],
];
const lives = [...promised, ...toCards];
const idOf = (nth: number): string => `3d5c1a52-6f0e-4b7e-9a51-0a8f5a1f2c${10 + nth}`;

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  let position = 0;
  const schemaOf = (type: string) => house.app.get(EventTypes, { strict: false }).schemaOf(type);
  for (const [nth, life] of lives.entries())
    for (const [index, { type, ...data }] of [{ ...placed, reference: `NL-222222${nth + 22}` }, ...life].entries())
      await house.pool.query(
        `insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
         values (1, $1, $2, $3, $4, $5, $6, '{}', '2026-11-01T12:00:00Z')`,
        [++position, `booking/${idOf(nth)}`, index + 1, type, schemaOf(type), JSON.stringify(data)],
      );
  await house.pool.query('insert into log.head (ledger, position) values (1, $1)', [position]);
  await house.app.get(Projections, { strict: false }).rebuild('bookings');
});
afterAll(() => house.close());

describe('refunds, also those that were promised whoever had paid, and those to cards', () => {
  it.each(lives.map((life, nth) => [nth, life] as const))(
    'are in the rows what they are in the balance: %i',
    async (nth, life) => {
      const state = fold(booking, [placed, ...life]);
      const shown = moneyOf(state);
      const row = await house.app
        .get(DataSource)
        .getRepository(BookingRow)
        .findOneByOrFail({ id: idOf(nth) });
      const { refundState: _, ...sums } = shown;
      expect(rowMoney(row)).toMatchObject(sums);
      const { held, owed } = state.balance;
      expect([row.held, row.owed]).toEqual([held, owed]);
      const refund = await house.app
        .get(DataSource)
        .getRepository(RefundRow)
        .findOneBy({ bookingId: idOf(nth) });
      expect([refund?.state ?? 'none', refund?.owed ?? 0, refund?.paid ?? 0]).toEqual([
        shown.refundState,
        owed,
        state.balance.paidBack,
      ]);
    },
  );
});
