import { describe, expect, it } from '@jest/globals';
import { dayName, openSlotsOn } from './day-state.ts';

const span = {
  today: '2026-11-21',
  lastDay: '2027-01-19',
  openSlots: new Map([
    ['2026-11-20', 3],
    ['2026-11-21', 14],
    ['2026-11-22', 1],
  ]),
};

describe('a day of the calendar', () => {
  it('is spoken in full with its free times', () => {
    expect(dayName('2026-11-21', span)).toBe('Saturday, November 21, 2026, 14 times available');
  });

  it('speaks of one time in the singular', () => {
    expect(dayName('2026-11-22', span)).toBe('Sunday, November 22, 2026, 1 time available');
  });

  it('says that it is full or closed', () => {
    expect(dayName('2026-11-26', span)).toBe('Thursday, November 26, 2026, no times available');
  });

  it('says that it is over, whatever is still listed for it', () => {
    expect(dayName('2026-11-20', span)).toBe('Friday, November 20, 2026, in the past');
    expect(openSlotsOn('2026-11-20', span)).toBe(0);
  });

  it('says that it lies beyond the horizon', () => {
    expect(dayName('2027-01-20', span)).toBe('Wednesday, January 20, 2027, not open for booking yet');
  });

  it('promises nothing while the days are loading', () => {
    expect(dayName('2026-11-21', { ...span, openSlots: undefined })).toBe('Saturday, November 21, 2026');
  });
});
