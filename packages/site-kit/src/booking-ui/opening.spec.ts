import { describe, expect, it } from '@jest/globals';
import type { SlotView } from '@northlight/contracts';
import { dayName, isChoosable } from './day-state.ts';
import { openingsOf, slotsFor } from './opening.ts';
import { lostChoice, offerOf } from './slot-state.ts';

const slot: SlotView = {
  ...{ id: 'a', time: '14:30', capacity: 20, bookedCount: 2, bookable: false },
  opensAt: '2030-12-01T14:00:00.000Z',
};
const viewer = (now: string, priorityHours = 0) => ({
  ...{ priorityHours, now: Date.parse(now) },
  timeZone: 'America/New_York',
});
const offer = (now: string, priorityHours = 0) =>
  slotsFor([slot], viewer(now, priorityHours)).map((one) => offerOf(one, 2, false))[0];

describe('a time that opens on December 1 at nine', () => {
  it('says so to whoever must wait for it, and is free from its second on', () => {
    expect(offer('2030-12-01T13:59:59.999Z')).toMatchObject({ note: 'Opens Dec 1, 9:00 AM', isFree: false });
    expect(offer('2030-12-01T14:00:00Z')).toMatchObject({ note: '18 left', isFree: true });
  });

  it('is free to a plan its hours before, and says its own time until then', () => {
    expect(offer('2030-11-29T13:59:59Z', 48)).toMatchObject({ note: 'Opens Nov 29, 9:00 AM', isFree: false });
    expect(offer('2030-11-29T14:00:00Z', 48)).toMatchObject({ note: '18 left', isFree: true });
    expect(offer('2030-01-01T00:00:00Z', Number.POSITIVE_INFINITY)).toMatchObject({ isFree: true });
  });

  it('is lost to whoever must wait; where that is not known it is not said to be gone', () => {
    expect(lostChoice(slotsFor([slot], viewer('2030-11-01T00:00:00Z')), '14:30', 2)).toContain('opens for booking');
    expect(lostChoice([slot], '14:30', 2)).toBeUndefined();
  });

  it('can be looked at in the calendar, which says when', () => {
    const days = [{ date: '2030-12-24', openSlots: 0, opensAt: '2030-12-01T14:00:00.000Z' }];
    const span = { today: '2030-11-01', lastDay: '2030-12-31', ...openingsOf(days, viewer('2030-11-01T00:00:00Z')) };
    expect(isChoosable('2030-12-24', span)).toBe(true);
    expect(isChoosable('2030-12-25', span)).toBe(false);
    expect(dayName('2030-12-24', span)).toContain('opens for booking Dec 1, 9:00 AM');
  });
});
