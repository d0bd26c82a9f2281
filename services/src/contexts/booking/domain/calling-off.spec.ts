import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { tell } from '../../../platform/kernel/story.js';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, aVisit, paidAtTheDesk } from '../testing/builders.js';
import type { BookingCancelled, BookingEvent } from './booking/booking.events.js';
import { booking } from './booking/booking.js';
import { bookingStory } from './booking/booking-story.js';
import type { BookingCommand } from './booking/booking-types.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 2, total: 7208 });
const { slotId, startsAt } = placed.visit;
const callOff = '00000000-0000-4000-8000-0000000000c0';
const before = (hours: number) => new Date(Date.parse(startsAt) - hours * 3_600_000);

const callItOff = (hours: number, isVoucherGone = false): BookingCommand => ({
  ...{ type: 'CallOffBooking', callOff, slotId, reason: 'weather', at: before(hours), isVoucherGone },
});
const calledOff = (refund: number): BookingCancelled => ({
  ...{ type: 'BookingCancelled', by: 'staff', reason: 'weather', refund, callOff },
});

describe('a booking whose slot the venue calls off', () => {
  it('gives back all that was paid, also in the last hour, and nothing that nobody paid', () => {
    given(placed, paidAtTheDesk).when(callItOff(72)).then(calledOff(7208));
    given(placed, paidAtTheDesk)
      .when(callItOff(1))
      .then({ ...calledOff(7208), refundAll: true });
    given(placed)
      .when(callItOff(1))
      .then({ ...calledOff(0), refundAll: true });
  });

  it('gives the gift voucher its part, and owes it to the customer where the voucher is gone', () => {
    const voucher = { ledger: -3, id: '00000000-0000-4000-8000-00000000000a' };
    const sold = aBookingPlaced({ price: { ...placed.price, total: 1908, voucher: 5000 }, voucher });
    given(sold)
      .when(callItOff(72))
      .then({ ...calledOff(0), voucherBack: 5000 });
    given(sold).when(callItOff(72, true)).then(calledOff(5000));
  });

  it.each<[string, BookingEvent[]]>([
    ['is let in already', [paidAtTheDesk, { type: 'CheckedIn' }]],
    ['was cancelled by its customer', [{ type: 'BookingCancelled', by: 'customer', reason: 'ill', refund: 0 }]],
    ['was called off before', [calledOff(0)]],
    ['has lapsed', [{ type: 'HoldExpired' }]],
    ['moved away', [{ type: 'BookingMoved', from: placed.visit, to: aVisit({ date: '2026-12-05' }), refundUntil: '' }]],
  ])('is left alone where it %s', (_, past) => {
    given(placed, ...past)
      .when(callItOff(1))
      .thenNothing();
  });

  it('is left alone once its hold is over, whether or not anybody has noticed', () => {
    given(aBookingPlaced({ holdUntil: before(2).toISOString() }))
      .when(callItOff(1))
      .thenNothing();
  });

  it('knows which call-off it was, and tells it in its history', () => {
    expect(fold(booking, [placed, calledOff(0)]).callOff).toBe(callOff);
    expect(tell(bookingStory, [placed, paidAtTheDesk, calledOff(7208)]).at(-1)?.words).toBe(
      'Canceled by the venue: weather, $72.08 to refund',
    );
  });
});
