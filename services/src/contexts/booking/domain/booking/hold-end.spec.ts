import { describe, expect, it } from '@jest/globals';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, aVisit } from '../../testing/builders.js';
import { booking, maxExtensions } from './booking.js';
import type { BookingCommand } from './booking-types.js';
import { extendedEndOf, holdEndOf } from './visit.js';

const given = givenFor(booking);
const placed = aBookingPlaced();
const confirmed = { type: 'BookingConfirmed' } as const;
const cancelled = { type: 'BookingCancelled', by: 'customer', reason: 'a cold', refund: 0 } as const;
const confirm = (at: Date): BookingCommand => ({ type: 'ConfirmBooking', at });
const cancel = (at: Date): BookingCommand => ({ type: 'CancelBooking', by: 'customer', reason: 'a cold', at });
const move = (at: Date): BookingCommand => ({ type: 'MoveBooking', to: aVisit({ date: '2026-12-05' }), at });

describe('the end of a hold', () => {
  const at = new Date('2026-11-28T19:10:00Z');
  const startsAt = '2026-11-28T19:30:00.000Z';

  it('is so many minutes away, also where the clocks change meanwhile, or never', () => {
    expect(holdEndOf(at, startsAt, 15)).toBe('2026-11-28T19:25:00.000Z');
    expect(holdEndOf(new Date('2026-11-01T05:50:00Z'), startsAt, 15)).toBe('2026-11-01T06:05:00.000Z');
    expect(holdEndOf(at, startsAt, null)).toBeNull();
  });

  it('is the start of the visit at the latest', () => {
    expect(holdEndOf(new Date('2026-11-28T19:27:00Z'), startsAt, 15)).toBe(startsAt);
  });

  it('moves on when it is extended, to the start of the visit and no further', () => {
    expect(extendedEndOf(at, startsAt, 15)).toBe('2026-11-28T19:25:00.000Z');
    expect(extendedEndOf(at, startsAt, 20)).toBe(startsAt);
    expect(extendedEndOf(at, startsAt, 60)).toBe(startsAt);
    expect(extendedEndOf(at, startsAt, null)).toBe('2026-11-28T19:25:00.000Z');
  });
});

describe('a hold with an end', () => {
  const held = aBookingPlaced({ holdUntil: '2026-11-20T12:15:00.000Z' });
  const expireAt = (at: string): BookingCommand => ({ type: 'ExpireHold', at: new Date(at) });

  it('lapses at its end, once, and not before', () => {
    given(held).when(expireAt('2026-11-20T12:14:59Z')).thenNothing();
    given(held).when(expireAt('2026-11-20T12:15:00Z')).then({ type: 'HoldExpired' });
    given(held, { type: 'HoldExpired' }).when(expireAt('2026-11-20T13:00:00Z')).thenNothing();
  });

  it('is too late for everything from its end on, noticed or not', () => {
    const end = new Date('2026-11-20T12:15:00Z');
    given(held).when(confirm(end)).thenRefuses('HOLD_LAPSED');
    given(held).when(cancel(end)).thenRefuses('HOLD_LAPSED');
    given(held).when(move(end)).thenRefuses('HOLD_LAPSED');
    given(held, { type: 'HoldExpired' }).when(confirm(end)).thenRefuses('HOLD_LAPSED');
    given(held, { type: 'HoldExpired' }).when(cancel(end)).thenRefuses('HOLD_LAPSED');
    given(held)
      .when(confirm(new Date('2026-11-20T12:14:59Z')))
      .then(confirmed);
  });

  it('is extended ten times, and never after its end', () => {
    const until = (nth: number) => new Date(Date.parse('2026-11-20T12:15:00Z') + nth * 900_000).toISOString();
    const extended = (nth: number) => ({ type: 'HoldExtended', until: until(nth) }) as const;
    const extend = (nth: number, at: string): BookingCommand => ({
      type: 'ExtendHold',
      until: until(nth),
      at: new Date(at),
    });
    const tenTimes = Array.from({ length: maxExtensions }, (_, nth) => extended(nth + 1));
    given(held).when(extend(1, '2026-11-20T12:10:00Z')).then(extended(1));
    given(held).when(extend(1, '2026-11-20T12:15:00Z')).thenRefuses('HOLD_LAPSED');
    given(held).when(extend(0, '2026-11-20T12:15:00Z')).thenRefuses('HOLD_LAPSED');
    given(held).when(extend(0, '2026-11-20T12:14:59Z')).thenNothing();
    given(held, { type: 'HoldExpired' }).when(extend(1, '2026-11-20T12:16:00Z')).thenRefuses('HOLD_LAPSED');
    given(held, cancelled).when(extend(1, '2026-11-20T12:10:00Z')).thenRefuses('BOOKING_NOT_PENDING');
    given(held, ...tenTimes)
      .when(extend(11, '2026-11-20T12:10:00Z'))
      .thenRefuses('HOLD_NOT_EXTENDABLE');
    given(held, extended(1)).when(expireAt('2026-11-20T12:20:00Z')).thenNothing();
    given(placed).when(extend(1, '2026-11-20T12:10:00Z')).thenNothing();
  });

  it('does not lapse once confirmed', () => {
    given(held, confirmed).when(expireAt('2026-11-20T13:00:00Z')).thenNothing();
    given(placed).when(expireAt('2030-01-01T00:00:00Z')).thenNothing();
  });
});
