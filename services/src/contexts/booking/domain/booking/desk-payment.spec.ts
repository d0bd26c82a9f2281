import { describe, it } from '@jest/globals';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced } from '../../testing/builders.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';

const given = givenFor(booking);
const confirmed: BookingEvent = { type: 'BookingConfirmed' };
const cash = { paidWith: 'cash', amount: 7_208 } as const;

describe('a payment at the desk', () => {
  it('is taken once, of the first who come', () => {
    const some: BookingEvent = { type: 'CheckedIn', inside: 1, taken: cash };
    given(aBookingPlaced(), confirmed).when({ type: 'CheckIn', count: 1, paidWith: 'cash' }).then(some);
    given(aBookingPlaced(), confirmed, some).when({ type: 'CheckIn', paidWith: 'cash' }).then({ type: 'CheckedIn' });
  });

  it('is taken back with the check-in, however it was made', () => {
    given(aBookingPlaced(), confirmed, { type: 'CheckedIn', taken: cash })
      .when({ type: 'UndoCheckIn' })
      .then({ type: 'CheckInUndone', returned: cash });
    given(aBookingPlaced(), confirmed, { type: 'CheckedIn' })
      .when({ type: 'UndoCheckIn' })
      .then({ type: 'CheckInUndone' });
  });

  it('is none where everything was paid before, or nobody says how it was made', () => {
    given(aBookingPlaced(), confirmed).when({ type: 'CheckIn' }).then({ type: 'CheckedIn' });
    given(aBookingPlaced(), { ...confirmed, paid: true })
      .when({ type: 'CheckIn', paidWith: 'card' })
      .then({ type: 'CheckedIn' });
  });

  it('is taken with a sale at the desk', () => {
    given(aBookingPlaced())
      .when({ type: 'ConfirmBooking', at: new Date('2026-11-20T15:00:00Z'), paid: true, paidWith: 'card' })
      .then({ type: 'BookingConfirmed', paid: true, taken: { paidWith: 'card', amount: 7_208 } });
  });
});
