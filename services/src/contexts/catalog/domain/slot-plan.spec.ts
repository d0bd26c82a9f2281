import { describe, expect, it } from '@jest/globals';
import { plannedSlots } from './slot-plan.js';

const early = { opens: '10:00', closes: '20:00' };
const late = { opens: '10:00', closes: '22:00' };
const plan = { weekHours: [late, early, early, early, null, late, late], closures: ['2026-12-25'] };
const monday = { date: '2026-12-21', weekday: 1 };
const thursday = { date: '2026-12-24', weekday: 4 };
const christmas = { date: '2026-12-25', weekday: 5 };
const saturday = { date: '2026-12-26', weekday: 6 };

const rule = (duration: number, firstStart = '10:00') => ({ experienceId: 7, duration, firstStart, seats: 20 });
const times = (duration: number, day = monday, firstStart?: string) =>
  plannedSlots(plan, [rule(duration, firstStart)], day).map(({ time }) => time);

describe('a day of a venue that closes at eight', () => {
  it.each([
    [20, 13, '19:00'],
    [25, 13, '19:00'],
    [30, 13, '19:00'],
    [40, 10, '19:00'],
    [45, 10, '19:00'],
    [60, 8, '18:45'],
  ])('has for %i minutes %i starts, the last at %s', (duration, count, last) => {
    expect(times(duration)).toHaveLength(count);
    expect(times(duration).at(-1)).toBe(last);
  });
});

describe('a day of a venue that closes at ten', () => {
  it.each([
    [20, 16, '21:15'],
    [25, 16, '21:15'],
    [30, 16, '21:15'],
    [40, 12, '21:00'],
    [45, 12, '21:00'],
    [60, 9, '20:00'],
  ])('has for %i minutes %i starts, the last at %s', (duration, count, last) => {
    expect(times(duration, saturday)).toHaveLength(count);
    expect(times(duration, saturday).at(-1)).toBe(last);
  });
});

describe('an evening experience', () => {
  it('starts once before eight and twice before ten', () => {
    expect(times(75, monday, '18:00')).toEqual(['18:00']);
    expect(times(75, saturday, '18:00')).toEqual(['18:00', '19:30']);
  });

  it('does not start when the group would still be in at closing time', () => {
    expect(times(75, monday, '19:00')).toEqual([]);
  });
});

describe('the plan', () => {
  it('foresees nothing on a closed weekday and on a closure', () => {
    expect(times(30, thursday)).toEqual([]);
    expect(times(30, christmas)).toEqual([]);
  });

  it('gives each slot its date, its start and the seats of its rule', () => {
    const [first, second] = plannedSlots(plan, [{ ...rule(60), seats: 24 }], monday);
    expect(first).toEqual({ experienceId: 7, date: '2026-12-21', time: '10:00', capacity: 24 });
    expect(second).toMatchObject({ time: '11:15' });
  });

  it('waits for the doors where the venue opens after the first start', () => {
    const noon = { weekHours: plan.weekHours.map(() => ({ opens: '12:00', closes: '14:00' })), closures: [] };
    expect(plannedSlots(noon, [rule(30)], monday).map(({ time }) => time)).toEqual(['12:00', '12:45', '13:30']);
  });
});
