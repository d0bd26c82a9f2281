import { describe, expect, it } from '@jest/globals';
import { addDays, dateIn, dateOf, textOfDate } from './local-date.ts';

describe('a date of the venue', () => {
  it('survives the way to a Date and back', () => {
    expect(textOfDate(dateOf('2026-11-01'))).toBe('2026-11-01');
  });

  it('goes over the end of a month', () => {
    expect(addDays('2026-11-30', 2)).toBe('2026-12-02');
  });

  it('loses no day where the clocks change', () => {
    expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
  });

  it('is still yesterday at the venue when it is past midnight in London', () => {
    expect(dateIn('America/New_York', new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-21');
  });
});
