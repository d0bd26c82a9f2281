import { describe, expect, it } from '@jest/globals';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { instantOf } from '../../../../platform/kernel/venue-time.js';
import { aBookingPlaced, aVisit, paidAtTheDesk } from '../../testing/builders.js';
import type { BookingCancelled, BookingMoved } from './booking.events.js';
import { booking, referenceOf } from './booking.js';
import type { BookingCommand } from './booking-types.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 2, total: 7208 });
const confirmed = { type: 'BookingConfirmed' } as const;
const checkedIn = { type: 'CheckedIn' } as const;
const start = Date.parse(placed.visit.startsAt);
const hour = 3_600_000;

/** So many hours and seconds before the start. */
const before = (hours: number, seconds = 0) => new Date(start - hours * hour - seconds * 1000);
const cancel = (at: Date, by: 'customer' | 'staff' = 'customer'): BookingCommand => ({
  type: 'CancelBooking',
  by,
  reason: 'a cold',
  at,
});
const cancelled = (refund: number, by: 'customer' | 'staff' = 'customer'): BookingCancelled => ({
  type: 'BookingCancelled',
  by,
  reason: 'a cold',
  refund,
});
const aWeekLater = aVisit({ date: '2026-12-05' });
const move = (at: Date) => ({ type: 'MoveBooking', to: aWeekLater, at }) as const;

const confirm = (at: Date = before(72)): BookingCommand => ({ type: 'ConfirmBooking', at });

describe('a booking', () => {
  it('is placed once, with the rules it was sold under', () => {
    given()
      .when({ ...placed, type: 'PlaceBooking' })
      .then(placed);
    given(placed)
      .when({ ...placed, type: 'PlaceBooking' })
      .thenRefuses('CONFLICT');
    expect(placed.policy).toEqual({ refundHours: 48, moveHours: 24 });
  });

  it('is confirmed once', () => {
    given(placed).when(confirm()).then(confirmed);
    given(placed, confirmed).when(confirm()).thenNothing();
    given(placed, cancelled(0)).when(confirm()).thenRefuses('BOOKING_NOT_PENDING');
  });

  it('is not there before it was placed', () => {
    given().when(confirm()).thenRefuses('BOOKING_NOT_FOUND');
    given()
      .when(cancel(before(72)))
      .thenRefuses('BOOKING_NOT_FOUND');
  });

  it('ends with a visit, or without one', () => {
    given(placed, confirmed).when({ type: 'CheckIn' }).then(checkedIn);
    given(placed, confirmed, checkedIn).when({ type: 'CheckIn' }).thenNothing();
    given(placed, confirmed, checkedIn).when({ type: 'CompleteBooking' }).then({ type: 'BookingCompleted' });
    given(placed, confirmed).when({ type: 'RecordNoShow' }).then({ type: 'NoShowRecorded' });
  });

  it('that is paid at the desk is confirmed by coming; one that waits for its payment is not', () => {
    given(placed).when({ type: 'CheckIn' }).then(confirmed, checkedIn);
    given(aBookingPlaced({ holdUntil: before(72).toISOString() }))
      .when({ type: 'CheckIn' })
      .thenRefuses('BOOKING_NOT_LIVE');
  });

  it('is expected again when it was checked in by mistake', () => {
    given(placed, confirmed, checkedIn).when({ type: 'UndoCheckIn' }).then({ type: 'CheckInUndone' });
    given(placed, confirmed, checkedIn, { type: 'CheckInUndone' }).when({ type: 'UndoCheckIn' }).thenNothing();
    given(placed, confirmed, checkedIn, { type: 'CheckInUndone' }).when({ type: 'CheckIn' }).then(checkedIn);
    given(placed, cancelled(0)).when({ type: 'UndoCheckIn' }).thenRefuses('BOOKING_NOT_LIVE');
  });

  it('is not missed after the visit, nor visited before it came', () => {
    given(placed, confirmed).when({ type: 'CompleteBooking' }).thenRefuses('BOOKING_NOT_LIVE');
    given(placed, confirmed, checkedIn).when({ type: 'RecordNoShow' }).thenRefuses('BOOKING_NOT_LIVE');
    given(placed, cancelled(0)).when({ type: 'RecordNoShow' }).thenRefuses('BOOKING_NOT_LIVE');
  });
});

describe('cancelling', () => {
  it('gives everything back until 48 hours before the start, that second included', () => {
    given(placed, paidAtTheDesk)
      .when(cancel(before(48)))
      .then(cancelled(7208));
  });

  it('gives nothing back one second later', () => {
    given(placed, paidAtTheDesk)
      .when(cancel(before(48, -1)))
      .then(cancelled(0));
  });

  it('gives nothing back of what nobody has paid', () => {
    given(placed, confirmed)
      .when(cancel(before(72)))
      .then(cancelled(0));
  });

  it('is over for the customer less than 24 hours before the start', () => {
    given(placed, paidAtTheDesk)
      .when(cancel(before(24)))
      .then(cancelled(0));
    given(placed, paidAtTheDesk)
      .when(cancel(before(24, -1)))
      .thenRefuses('BOOKING_LOCKED');
  });

  it('is open to staff until the visit', () => {
    given(placed, paidAtTheDesk)
      .when(cancel(before(1), 'staff'))
      .then(cancelled(0, 'staff'));
    given(placed, paidAtTheDesk, checkedIn)
      .when(cancel(before(0), 'staff'))
      .thenRefuses('BOOKING_NOT_LIVE');
  });

  it('happens once', () => {
    given(placed, cancelled(7208))
      .when(cancel(before(72)))
      .thenNothing();
  });

  it('counts real hours over the night when the clocks go forward', () => {
    const spring = aVisit({ date: '2027-03-15', time: '10:00' });
    const sold = aBookingPlaced({ total: 7208, visit: spring });
    const wallClockTwoDaysBefore = instantOf({ date: '2027-03-13', time: '10:00' }, 'America/New_York') as Date;
    given(sold, paidAtTheDesk).when(cancel(wallClockTwoDaysBefore)).then(cancelled(0));
    given(sold, paidAtTheDesk)
      .when(cancel(new Date(wallClockTwoDaysBefore.getTime() - hour)))
      .then(cancelled(7208));
  });
});

describe('moving', () => {
  const moved = (refundUntil: string): BookingMoved => ({
    type: 'BookingMoved',
    from: placed.visit,
    to: aWeekLater,
    refundUntil,
  });
  const newRefundUntil = new Date(Date.parse(aWeekLater.startsAt) - 48 * hour).toISOString();

  it('takes the refund right along while there is one', () => {
    given(placed, paidAtTheDesk)
      .when(move(before(48)))
      .then(moved(newRefundUntil));
  });

  it('never revives a refund right that has lapsed', () => {
    const lapsed = moved(before(48).toISOString());
    given(placed, paidAtTheDesk)
      .when(move(before(47)))
      .then(lapsed);
    given(placed, paidAtTheDesk, lapsed)
      .when(cancel(before(24)))
      .then(cancelled(0));
  });

  it('is over one second after 24 hours before the start', () => {
    given(placed, paidAtTheDesk)
      .when(move(before(24, -1)))
      .thenRefuses('BOOKING_LOCKED');
  });

  it('is open to staff until the visit, who say why', () => {
    const why = { by: 'staff', reason: 'A machine is being mended' } as const;
    given(placed, paidAtTheDesk)
      .when({ ...move(before(1)), ...why })
      .then({ ...moved(before(48).toISOString()), ...why });
  });

  it('to where it already is changes nothing', () => {
    given(placed, paidAtTheDesk, moved(newRefundUntil))
      .when(move(before(72)))
      .thenNothing();
  });

  it('is for live bookings', () => {
    given(placed, cancelled(7208))
      .when(move(before(72)))
      .thenRefuses('BOOKING_NOT_LIVE');
  });
});

describe('a reference', () => {
  it('has eight letters and digits that nobody mistakes for one another', () => {
    const every = Array.from({ length: 32 }, (_, row) => referenceOf([0, 1, 2, 3, 4, 5, 6, 7].map((n) => row * 8 + n)));
    for (const reference of every) expect(reference).toMatch(/^NL-[2346789ACDEFGHJKMNPQRTWXYZ]{8}$/);
  });
});
