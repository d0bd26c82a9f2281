import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';
import { moneyOf } from './booking-money.js';
import { optionsOf, statusOf } from './booking-options.js';

const placed = aBookingPlaced();
const start = Date.parse(placed.visit.startsAt);
const before = (hours: number, seconds = 0) => new Date(start - hours * 3_600_000 - seconds * 1000);
const after = (...events: BookingEvent[]) => fold(booking, [placed, ...events]);

const cancelled = { type: 'BookingCancelled', by: 'customer', reason: 'other', refund: 0 } as const;
const lives: Record<string, readonly BookingEvent[]> = {
  pending: [],
  confirmed: [{ type: 'BookingConfirmed' }],
  'paid at the desk': [paidAtTheDesk],
  'checked in': [{ type: 'BookingConfirmed' }, { type: 'CheckedIn' }],
  cancelled: [cancelled],
  expired: [{ type: 'HoldExpired' }],
  missed: [{ type: 'BookingConfirmed' }, { type: 'NoShowRecorded' }],
};

describe('what a customer may do', () => {
  it.each(Object.entries(lives))('with a booking that is %s is what the rules will say', (_, events) => {
    const state = after(...events);
    for (const at of [before(72), before(48), before(48, -1), before(24), before(24, -1), before(0)]) {
      const { canCancel, refundNow } = optionsOf(state, at);
      const events = decision(() =>
        booking.decide({ type: 'CancelBooking', by: 'customer', reason: 'other', at }, state),
      );
      const happens = events.find((event) => event.type === 'BookingCancelled');
      expect([canCancel, refundNow * 100]).toEqual([happens !== undefined, happens?.refund ?? 0]);
    }
  });

  it('ends with the hold, noticed or not', () => {
    const held = fold(booking, [aBookingPlaced({ holdUntil: '2026-11-20T12:15:00.000Z' })]);
    const end = new Date('2026-11-20T12:15:00Z');
    expect([statusOf(held, end), optionsOf(held, end).canMove]).toEqual(['expired', false]);
    expect(statusOf(held, new Date(end.getTime() - 1))).toBe('pending');
  });
});

describe('the money of a booking as it is told', () => {
  const { price } = placed;
  const moneyAfter = (...events: BookingEvent[]) => moneyOf(after(...events));
  const fewer = { price: { ...price, total: 3604 }, type: 'PartyChanged', tickets: 1, refund: 3604 } as const;

  it('is no refund to speak of while nothing was to go back', () => {
    expect(moneyAfter(paidAtTheDesk)).toMatchObject({ paid: 72.08, refund: null, refundState: 'none' });
    expect(moneyAfter(fewer)).toMatchObject({ paid: 0, refund: null });
  });

  it('is what goes back and what stays, each cent in one place', () => {
    expect(moneyAfter(paidAtTheDesk, fewer, cancelled)).toMatchObject({ paid: 72.08, refund: 36.04, kept: 36.04 });
    const paid = { type: 'RefundPaid', amount: 3604, method: 'cash' } as const;
    const half = { refund: 36.04, refundPaid: 36.04, refundOwed: 0, kept: 36.04, refundState: 'refunded' };
    expect(moneyAfter(paidAtTheDesk, fewer, paid, cancelled)).toMatchObject(half);
    expect(moneyAfter(paidAtTheDesk, cancelled)).toMatchObject({ refund: 0, kept: 72.08, refundState: 'none' });
    expect(moneyAfter(cancelled)).toMatchObject({ paid: 0, refund: 0, kept: 0, refundState: 'none' });
  });
});

function decision(decide: () => readonly BookingEvent[]): readonly BookingEvent[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
