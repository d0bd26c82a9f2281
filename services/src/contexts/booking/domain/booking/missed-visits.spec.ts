import { describe, it } from '@jest/globals';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, aVisit } from '../../testing/builders.js';
import { booking } from './booking.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 2, total: 7208 });
const confirmed = { type: 'BookingConfirmed' } as const;
const checkedIn = { type: 'CheckedIn' } as const;
const missed = { type: 'NoShowRecorded' } as const;
/** The morning after. */
const later = new Date(Date.parse(placed.visit.startsAt) + 16 * 3_600_000);

describe('a visit', () => {
  it('is missed also where it was to be paid at the desk; a hold with an end lapses by that', () => {
    given(placed).when({ type: 'RecordNoShow' }).then(missed);
    given(aBookingPlaced({ holdUntil: '2026-11-26T19:30:00.000Z' }))
      .when({ type: 'RecordNoShow' })
      .thenRefuses('BOOKING_NOT_LIVE');
  });

  it('was visited all the same when somebody notes it later', () => {
    given(placed, confirmed, missed).when({ type: 'CheckIn' }).then(checkedIn);
    given(placed, confirmed, missed, checkedIn).when({ type: 'CompleteBooking' }).then({ type: 'BookingCompleted' });
    given(placed, confirmed, missed).when({ type: 'UndoCheckIn' }).thenRefuses('BOOKING_NOT_LIVE');
  });

  it('that was missed cannot be cancelled, moved or changed', () => {
    const change = { type: 'ChangeParty', tickets: 1, at: later } as const;
    const cancel = { type: 'CancelBooking', by: 'staff', reason: 'a cold', at: later } as const;
    const move = { type: 'MoveBooking', to: aVisit({ date: '2026-12-05' }), at: later } as const;
    for (const command of [cancel, move, change])
      given(placed, confirmed, missed).when(command).thenRefuses('BOOKING_NOT_LIVE');
  });
});
