import { describe, it } from '@jest/globals';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import { type SlotCommand, seatsHeld, seatsReleased, slot, slotOpened } from './slot.js';

const given = givenFor(slot);
const zone = 'America/New_York';
const theDayBefore = new Date('2026-11-27T12:00:00Z');

const opened = (capacity: number) => slotOpened({ experienceId: 1, date: '2026-11-28', time: '14:30', capacity });
const open = (capacity: number): SlotCommand => ({ ...opened(capacity), type: 'OpenSlot' });
const hold = (bookingId: string, seats: number, at = theDayBefore): SlotCommand => ({
  type: 'HoldSeats',
  bookingId,
  seats,
  at,
  zone,
});
const release = (bookingId: string): SlotCommand => ({ type: 'ReleaseSeats', bookingId, why: 'cancelled' });
const closed = { type: 'SlotClosed', why: 'a burst pipe' } as const;

describe('a slot with four seats', () => {
  it('is held while seats are left', () => {
    given(opened(4)).when(hold('ann', 4)).then(seatsHeld('ann', 4));
  });

  it('refuses the visitor who asks for more than is left', () => {
    given(opened(4), seatsHeld('ann', 3)).when(hold('bob', 2)).thenRefuses('SLOT_FULL');
  });

  it('sells its last seat', () => {
    given(opened(4), seatsHeld('ann', 3)).when(hold('bob', 1)).then(seatsHeld('bob', 1));
  });

  it('holds once when the same booking asks twice', () => {
    given(opened(4), seatsHeld('ann', 3)).when(hold('ann', 3)).thenNothing();
  });

  it('gives released seats to the next visitor', () => {
    given(opened(4), seatsHeld('ann', 4), seatsReleased('ann', 4, 'cancelled'))
      .when(hold('bob', 4))
      .then(seatsHeld('bob', 4));
  });

  it('gives seats back once, however often it is asked', () => {
    given(opened(4), seatsHeld('ann', 4))
      .when(release('ann'))
      .then(seatsReleased('ann', 4, 'cancelled'));
    given(opened(4), seatsHeld('ann', 4), seatsReleased('ann', 4, 'cancelled'))
      .when(release('ann'))
      .thenNothing();
  });

  it('is open once, however often it is opened', () => {
    given().when(open(4)).then(opened(4));
    given(opened(4)).when(open(4)).thenNothing();
    given(opened(4)).when(open(5)).thenRefuses('SLOT_ALREADY_OPEN');
  });
});

describe('a slot that is not on sale', () => {
  it('is not there before it was opened', () => {
    given().when(hold('ann', 1)).thenRefuses('SLOT_NOT_FOUND');
    given().when({ type: 'CloseSlot', why: 'a burst pipe' }).thenRefuses('SLOT_NOT_FOUND');
  });

  it('sells nothing once closed, and still gives seats back', () => {
    given(opened(4)).when({ type: 'CloseSlot', why: 'a burst pipe' }).then(closed);
    given(opened(4), closed).when({ type: 'CloseSlot', why: 'again' }).thenNothing();
    given(opened(4), closed).when(hold('ann', 1)).thenRefuses('SLOT_CLOSED');
    given(opened(4), seatsHeld('ann', 2), closed)
      .when(release('ann'))
      .then(seatsReleased('ann', 2, 'cancelled'));
  });

  it("is started from the second that the venue's clock shows its time", () => {
    given(opened(4))
      .when(hold('ann', 1, new Date('2026-11-28T19:29:59Z')))
      .then(seatsHeld('ann', 1));
    given(opened(4))
      .when(hold('ann', 1, new Date('2026-11-28T19:30:00Z')))
      .thenRefuses('SLOT_STARTED');
  });
});

describe('a slot on a night when the clocks change', () => {
  const at0130 = slotOpened({ experienceId: 1, date: '2026-11-01', time: '01:30', capacity: 4 });
  const at0230 = slotOpened({ experienceId: 1, date: '2027-03-14', time: '02:30', capacity: 4 });

  it('starts at the first of two half past ones', () => {
    given(at0130)
      .when(hold('ann', 1, new Date('2026-11-01T05:29:59Z')))
      .then(seatsHeld('ann', 1));
    given(at0130)
      .when(hold('ann', 1, new Date('2026-11-01T05:30:00Z')))
      .thenRefuses('SLOT_STARTED');
  });

  it('is never sold where the clock skips it', () => {
    given(at0230)
      .when(hold('ann', 1, new Date('2027-03-01T00:00:00Z')))
      .thenRefuses('SLOT_STARTED');
  });
});
