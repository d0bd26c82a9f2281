import { describe, expect, it } from '@jest/globals';
import { addDaysTo, instantOf, localTimeOf, weekdayOf } from './venue-time.js';

const zone = 'America/New_York';

describe("a venue's wall clock", () => {
  it('stands five hours behind Greenwich in winter and four in summer', () => {
    expect(instantOf({ date: '2026-11-28', time: '14:30' }, zone)?.toISOString()).toBe('2026-11-28T19:30:00.000Z');
    expect(instantOf({ date: '2026-07-01', time: '14:30' }, zone)?.toISOString()).toBe('2026-07-01T18:30:00.000Z');
  });

  it('never shows the hour that the clocks skip', () => {
    expect(instantOf({ date: '2027-03-14', time: '02:30' }, zone)).toBeNull();
  });

  it('shows the doubled hour once: the first of the two is meant', () => {
    expect(instantOf({ date: '2026-11-01', time: '01:30' }, zone)?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('tells the local date of an instant that is already tomorrow in Greenwich', () => {
    expect(localTimeOf(new Date('2026-11-29T03:15:00Z'), zone)).toEqual({ date: '2026-11-28', time: '22:15' });
  });
});

describe('a calendar date', () => {
  it('rolls over months and years', () => {
    expect(addDaysTo('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDaysTo('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('knows its weekday', () => {
    expect(weekdayOf('2026-11-29')).toBe(0);
  });
});
