import { describe, expect, it } from '@jest/globals';
import { lastDayOver } from './visit-end.js';

const rochester = 'America/New_York';

describe('the day of a visit', () => {
  it('is over at six the next morning, on the wall of the venue', () => {
    expect(lastDayOver(new Date('2026-11-29T10:59:59Z'), rochester)).toBe('2026-11-27');
    expect(lastDayOver(new Date('2026-11-29T11:00:00Z'), rochester)).toBe('2026-11-28');
    expect(lastDayOver(new Date('2026-11-29T11:00:00Z'), 'America/Los_Angeles')).toBe('2026-11-27');
    expect(lastDayOver(new Date('2026-11-29T14:00:00Z'), 'America/Los_Angeles')).toBe('2026-11-28');
  });

  it('is over at six also where clocks change in between', () => {
    expect(lastDayOver(new Date('2026-03-08T09:59:00Z'), rochester)).toBe('2026-03-06');
    expect(lastDayOver(new Date('2026-03-08T10:00:00Z'), rochester)).toBe('2026-03-07');
    expect(lastDayOver(new Date('2026-11-01T10:59:00Z'), rochester)).toBe('2026-10-30');
    expect(lastDayOver(new Date('2026-11-01T11:00:00Z'), rochester)).toBe('2026-10-31');
  });
});
