import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../platform/kernel/decider.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { aBookingPlaced } from '../testing/builders.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';
import { optionsOf, refundedBy, statusOf } from './booking-options.js';

const placed = aBookingPlaced();
const start = Date.parse(placed.visit.startsAt);
const before = (hours: number, seconds = 0) => new Date(start - hours * 3_600_000 - seconds * 1000);
const after = (...events: BookingEvent[]) => fold(booking, [placed, ...events]);

const cancelled = { type: 'BookingCancelled', by: 'customer', reason: 'other', refund: 0 } as const;
const lives: Record<string, readonly BookingEvent[]> = {
  pending: [],
  confirmed: [{ type: 'BookingConfirmed' }],
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
      const said = decision(() =>
        booking.decide({ type: 'CancelBooking', by: 'customer', reason: 'other', at }, state),
      );
      const happens = said.find((event) => event.type === 'BookingCancelled');
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

describe('what was given back', () => {
  const { price } = placed;

  it('is nothing to speak of while nothing was to be', () => {
    expect(refundedBy(after())).toBeNull();
    expect(refundedBy(after({ type: 'PartyChanged', tickets: 3, price, refund: 0 }))).toBeNull();
  });

  it('counts every change, and is zero when a cancellation came too late', () => {
    expect(refundedBy(after({ type: 'PartyChanged', tickets: 1, price, refund: 3604 }, cancelled))).toBe(3604);
    expect(refundedBy(after(cancelled))).toBe(0);
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
