import { describe, it } from '@jest/globals';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { type SlotCommand, seatsHeld, slotOpened } from './slot.events.js';
import { slot } from './slot.js';

const given = givenFor(slot);
const zone = 'America/New_York';
const theDayBefore = new Date('2026-11-27T12:00:00Z');

const opened = (capacity: number) => slotOpened({ experienceId: 1, date: '2026-11-28', time: '14:30', capacity });
const hold = (bookingId: string, seats: number): SlotCommand => ({
  ...{ type: 'HoldSeats', bookingId, seats, until: null, at: theDayBefore, zone },
});
const resize = (capacity: number, at = theDayBefore): SlotCommand => ({ type: 'ResizeSlot', capacity, at, zone });
const close = (at = theDayBefore): SlotCommand => ({ type: 'CloseSlot', why: 'a burst pipe', at, zone });
const closed = { type: 'SlotClosed', why: 'a burst pipe' } as const;

describe('a slot whose capacity changes', () => {
  it('sells the seats that were added', () => {
    given(opened(4), seatsHeld('ann', 4)).when(resize(6)).then({ type: 'CapacityChanged', capacity: 6 });
    given(opened(4), seatsHeld('ann', 4), { type: 'CapacityChanged', capacity: 6 })
      .when(hold('bob', 2))
      .then(seatsHeld('bob', 2));
  });

  it('keeps a seat for everybody who has one', () => {
    given(opened(4), seatsHeld('ann', 3)).when(resize(3)).then({ type: 'CapacityChanged', capacity: 3 });
    given(opened(4), seatsHeld('ann', 3)).when(resize(2)).thenRefuses('CAPACITY_BELOW_BOOKED');
  });

  it('changes nothing when it has that capacity already, and is not there before it was opened', () => {
    given(opened(4)).when(resize(4)).thenNothing();
    given().when(resize(4)).thenRefuses('SLOT_NOT_FOUND');
  });
});

describe('a slot that was closed', () => {
  it('is on sale again once reopened', () => {
    given(opened(4), closed).when({ type: 'ReopenSlot' }).then({ type: 'SlotReopened' });
    given(opened(4), closed)
      .when({ type: 'ReopenSlot', why: 'the pipe is mended' })
      .then({ type: 'SlotReopened', why: 'the pipe is mended' });
    given(opened(4), closed, { type: 'SlotReopened' }).when(hold('ann', 1)).then(seatsHeld('ann', 1));
    given(opened(4)).when({ type: 'ReopenSlot' }).thenNothing();
  });

  it('is not there before it was opened', () => {
    given().when(close()).thenRefuses('SLOT_NOT_FOUND');
    given().when({ type: 'ReopenSlot' }).thenRefuses('SLOT_NOT_FOUND');
  });
});

describe('a slot that has started', () => {
  const justBefore = new Date('2026-11-28T19:29:59Z');
  const start = new Date('2026-11-28T19:30:00Z');
  const theDayAfter = new Date('2026-11-29T19:30:00Z');

  it('may be closed and resized until the second of its start, and is counted as it was from then on', () => {
    given(opened(4)).when(close(justBefore)).then(closed);
    given(opened(4)).when(resize(6, justBefore)).then({ type: 'CapacityChanged', capacity: 6 });
    for (const at of [start, theDayAfter]) {
      given(opened(4)).when(close(at)).thenRefuses('SLOT_STARTED');
      given(opened(4)).when(resize(6, at)).thenRefuses('SLOT_STARTED');
    }
  });

  it('is as it was asked to be where it was so already', () => {
    given(opened(4), closed).when(close(theDayAfter)).thenNothing();
    given(opened(4)).when(resize(4, theDayAfter)).thenNothing();
  });

  it('may be closed where its start never comes: the clocks skip it', () => {
    given(slotOpened({ experienceId: 1, date: '2027-03-14', time: '02:30', capacity: 4 }))
      .when(close())
      .then(closed);
  });
});
