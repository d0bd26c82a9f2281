import { describe, expect, it } from '@jest/globals';
import { statedPriceRules } from '@northlight/contracts';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import { priceOf } from '../money/price.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';

const given = givenFor(booking);
const confirmed: BookingEvent = { type: 'BookingConfirmed' };
const voucher = { ledger: -3, id: '00000000-0000-4000-8000-00000000000a' };
const shows = (balance: number) => ({ type: 'ApplyVoucher', voucher, balance }) as const;
const { price } = aBookingPlaced();
/** Of two tickets for $68 the card pays $50; the fee is of the $18 that are left. */
const applied: BookingEvent = {
  ...{ type: 'VoucherApplied', voucher, cents: 5_000 },
  price: { ...price, voucher: 5_000, fee: 108, total: 1_908 },
};

describe('a gift card that is shown at the desk', () => {
  it('pays as it would have on the site, and the rest is paid with the check-in', () => {
    given(aBookingPlaced(), confirmed).when(shows(5_000)).then(applied);
    given(aBookingPlaced(), confirmed, applied)
      .when({ type: 'CheckIn', paidWith: 'cash' })
      .then({ type: 'CheckedIn', taken: { paidWith: 'cash', amount: 1_908 } });
    expect(fold(booking, [aBookingPlaced(), confirmed, applied]).balance).toMatchObject({
      ...{ charged: 6_908, held: 5_000, voucherPaid: 5_000, owed: 0 },
    });
  });

  it('pays nothing once something is paid, nor for who is in or does not come', () => {
    given(aBookingPlaced(), paidAtTheDesk).when(shows(5_000)).thenRefuses('BOOKING_PAID');
    given(aBookingPlaced(), confirmed, applied).when(shows(5_000)).thenRefuses('BOOKING_PAID');
    given(aBookingPlaced(), confirmed, { type: 'CheckedIn' }).when(shows(5_000)).thenRefuses('BOOKING_NOT_LIVE');
    given(aBookingPlaced({ holdUntil: '2026-11-20T15:15:00Z' }))
      .when(shows(5_000))
      .thenRefuses('BOOKING_NOT_LIVE');
  });

  it('leaves guests their passes', () => {
    const withGuest = priceOf(
      { tickets: 2, ticketType: 'standard', ticketPrice: 3_400, guestPasses: 1 },
      statedPriceRules,
    );
    const sold = aBookingPlaced({ price: withGuest });
    const [did] = booking.decide(shows(1_000), fold(booking, [sold, confirmed]));
    expect(did).toMatchObject({ cents: 1_000, price: { guestPasses: 1, subtotal: 3_400, voucher: 1_000 } });
  });

  it('has its part back where the booking is cancelled in time', () => {
    const at = new Date('2026-11-20T15:00:00Z');
    given(aBookingPlaced(), confirmed, applied)
      .when({ type: 'CancelBooking', by: 'customer', reason: 'weather', at })
      .then({ type: 'BookingCancelled', by: 'customer', reason: 'weather', refund: 0, voucherBack: 5_000 });
  });
});
