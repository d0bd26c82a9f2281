import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aConfirmedBooking, anExperience, aPlacedBooking } from '../../testing/builders.ts';
import { cartItemOf, findConfirmed, keepConfirmed } from './confirmed-booking.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

describe('a booking in the cart', () => {
  it('is one unit at the price of the whole booking', () => {
    expect(cartItemOf(aPlacedBooking(), anExperience())).toMatchObject({
      quantity: 1,
      price: 72.08,
      dateTime: 'November 28, 2026 at 2:30 PM',
      visit: { venueId: 1, date: '2026-11-28', time: '14:30', ticketType: 'standard' },
      booked: { reference: 'NL-8K4M2QXD', tickets: 2, manageToken: 'secret-token' },
    });
  });
});

describe('a confirmation that is kept for a reload', () => {
  it('is found by its reference and by no other', () => {
    keepConfirmed(aConfirmedBooking());
    expect(findConfirmed('NL-8K4M2QXD')?.booking.totalPrice).toBe(72.08);
    expect(findConfirmed('NL-OTHER')).toBeUndefined();
  });

  it('leaves no token in the browser', () => {
    keepConfirmed(aConfirmedBooking());
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-token');
  });

  it('knows while its seats are held until when, and what keeps them for longer', () => {
    jest.useFakeTimers(); // the clock stands still between the making and the keeping
    const holdExpiresAt = new Date(Date.now() + 900_000).toISOString();
    keepConfirmed(aConfirmedBooking({ holdExpiresAt }));
    expect(findConfirmed('NL-8K4M2QXD')?.hold).toEqual({ endsAt: Date.parse(holdExpiresAt), token: 'secret-token' });
  });
});
