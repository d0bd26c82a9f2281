import { describe, it } from '@jest/globals';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced } from '../../testing/builders.js';
import { booking } from './booking.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 2, total: 7208 });
const claim = (userId: number) => ({ type: 'ClaimBooking', userId }) as const;
const claimed = { type: 'BookingClaimed', userId: 7 } as const;

describe('a booking that somebody claims', () => {
  it('becomes that of one account, for good', () => {
    const ofAVisitor = { ...placed, userId: null };
    given(ofAVisitor).when(claim(7)).then(claimed);
    given(ofAVisitor, claimed).when(claim(7)).thenNothing();
    given(ofAVisitor, claimed).when(claim(8)).thenNothing();
  });

  it('stays that of the account that placed it', () => {
    given({ ...placed, userId: 9 })
      .when(claim(7))
      .thenNothing();
  });

  it('goes over to whoever reads its e-mail once the desk has put that right', () => {
    const reads = { ...claim(8), isCorrected: true };
    given({ ...placed, userId: 9 }, claimed)
      .when(reads)
      .then({ ...claimed, userId: 8 });
    given({ ...placed, userId: 8 })
      .when(reads)
      .thenNothing();
  });

  it('has to be there', () => {
    given().when(claim(7)).thenRefuses('BOOKING_NOT_FOUND');
  });
});
