import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { type SlotCommand, seatsHeld, seatsReleased, slotOpened } from './slot.events.js';
import { lapsedHolds, slot } from './slot.js';

const given = givenFor(slot);
const zone = 'America/New_York';
const theDayBefore = new Date('2026-11-27T12:00:00Z');

const opened = (capacity: number) => slotOpened({ experienceId: 1, date: '2026-11-28', time: '14:30', capacity });
const open = (capacity: number): SlotCommand => ({ ...opened(capacity), type: 'OpenSlot' });
const hold = (bookingId: string, seats: number, at = theDayBefore): SlotCommand => ({
  type: 'HoldSeats',
  bookingId,
  seats,
  until: null,
  at,
  zone,
});
const change = (bookingId: string, seats: number, at = theDayBefore): SlotCommand => ({
  type: 'ChangeSeats',
  bookingId,
  seats,
  at,
  zone,
});
const release = (bookingId: string): SlotCommand => ({ type: 'ReleaseSeats', bookingId, why: 'cancelled' });
const close = (why = 'a burst pipe'): SlotCommand => ({ type: 'CloseSlot', why, at: theDayBefore, zone });
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
    given().when(close()).thenRefuses('SLOT_NOT_FOUND');
  });

  it('sells nothing once closed, and still gives seats back', () => {
    given(opened(4)).when(close()).then(closed);
    given(opened(4), closed).when(close('again')).thenNothing();
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

describe('a party that grows or shrinks', () => {
  const bigger = { type: 'SeatsChanged', bookingId: 'ann', from: 2, to: 4 } as const;

  it('gets more seats while there are some', () => {
    given(opened(4), seatsHeld('ann', 2)).when(change('ann', 4)).then(bigger);
    given(opened(4), seatsHeld('ann', 2), seatsHeld('bob', 1)).when(change('ann', 4)).thenRefuses('SLOT_FULL');
    given(opened(4), seatsHeld('ann', 2), bigger).when(hold('bob', 1)).thenRefuses('SLOT_FULL');
  });

  it('gives seats back, also where nothing is sold any more', () => {
    given(opened(4), seatsHeld('ann', 2), closed)
      .when(change('ann', 1))
      .then({ ...bigger, to: 1 });
    given(opened(4), seatsHeld('ann', 2), closed).when(change('ann', 3)).thenRefuses('SLOT_CLOSED');
  });

  it('gives back what it has in the end', () => {
    given(opened(4), seatsHeld('ann', 2), bigger)
      .when(release('ann'))
      .then(seatsReleased('ann', 4, 'cancelled'));
    given(opened(4)).when(change('ann', 1)).thenRefuses('BOOKING_NOT_LIVE');
  });
});

describe('seats that are held until noon', () => {
  const noon = '2026-11-27T17:00:00.000Z';
  const held = seatsHeld('ann', 4, noon);
  const lapsedAt = (at: string, ...past: Parameters<typeof given>) => lapsedHolds(fold(slot, past), new Date(at));

  it('have lapsed from that second on', () => {
    expect(lapsedAt('2026-11-27T16:59:59.999Z', opened(4), held)).toEqual([]);
    expect(lapsedAt(noon, opened(4), held)).toEqual(['ann']);
    expect(lapsedAt(noon, opened(4), held, seatsReleased('ann', 4, 'expired'))).toEqual([]);
  });

  it('are held for longer, or for good', () => {
    const longer = { type: 'HoldEndSet', bookingId: 'ann', until: '2026-11-27T17:15:00.000Z' } as const;
    const forGood = { type: 'HoldEndSet', bookingId: 'ann', until: null } as const;
    given(opened(4), held)
      .when({ ...longer, type: 'SetHoldEnd' })
      .then(longer);
    given(opened(4), held, longer)
      .when({ ...longer, type: 'SetHoldEnd' })
      .thenNothing();
    given(opened(4), held, forGood)
      .when({ ...longer, type: 'SetHoldEnd' })
      .thenNothing();
    given(opened(4), held)
      .when({ ...forGood, type: 'SetHoldEnd' })
      .then(forGood);
    expect(lapsedAt(noon, opened(4), held, longer)).toEqual([]);
    expect(lapsedAt('2030-01-01T00:00:00Z', opened(4), held, forGood)).toEqual([]);
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
