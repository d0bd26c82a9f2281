import { describe, expect, it } from '@jest/globals';
import { statedPriceRules } from '@northlight/contracts';
import { tell } from '../../../../platform/kernel/story.js';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import { priceOf } from '../money/price.js';
import type { BookingCancelled } from './booking.events.js';
import { booking } from './booking.js';
import { bookingStory } from './booking-story.js';
import type { BookingCommand } from './booking-types.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 2, total: 7208 });
const start = Date.parse(placed.visit.startsAt);
const before = (hours: number) => new Date(start - hours * 3_600_000);

const cancel = (at: Date, by: 'customer' | 'staff' = 'staff'): BookingCommand => ({
  ...{ type: 'CancelBooking', by, reason: 'equipment', at, refundAll: true },
});
const cancelled = (refund: number): BookingCancelled => ({
  ...{ type: 'BookingCancelled', by: 'staff', reason: 'equipment', refund },
});

describe('a booking that the venue itself cannot keep', () => {
  it('is given back whole in the last hour, where the house wants that', () => {
    given(placed, paidAtTheDesk)
      .when(cancel(before(1)))
      .then({ ...cancelled(7208), refundAll: true });
  });

  it('is given back by the rules while they give everything', () => {
    given(placed, paidAtTheDesk)
      .when(cancel(before(72)))
      .then(cancelled(7208));
  });

  it('gives the gift voucher its part, too', () => {
    const voucher = { ledger: -3, id: '00000000-0000-4000-8000-00000000000a' };
    const price = priceOf({ ticketType: 'standard', tickets: 2, ticketPrice: 3_400, voucher: 5_000 }, statedPriceRules);
    given(aBookingPlaced({ price, voucher }), paidAtTheDesk)
      .when(cancel(before(1)))
      .then({ ...cancelled(1_908), voucherBack: 5_000, refundAll: true });
  });

  it('is a favor of the house: a customer who asks for it gets what the rules give', () => {
    given(placed, paidAtTheDesk)
      .when(cancel(before(24), 'customer'))
      .then({ ...cancelled(0), by: 'customer' });
  });

  it('is no favor any more where the customer was quicker: whoever wants to do one hears of it', () => {
    given(placed, paidAtTheDesk, { ...cancelled(0), by: 'customer' })
      .when(cancel(before(1)))
      .thenRefuses('BOOKING_CANCELLED');
    given(placed, paidAtTheDesk, cancelled(7208))
      .when(cancel(before(1)))
      .thenNothing();
  });

  it('says in its history that it was one', () => {
    const lines = tell(bookingStory, [placed, { ...cancelled(7208), refundAll: true }]);
    expect(lines.at(-1)?.words).toBe('Canceled by staff: equipment, $72.08 to refund, after the refund deadline');
  });
});
