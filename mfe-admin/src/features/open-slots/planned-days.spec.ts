import { describe, expect, it } from '@jest/globals';
import { plannedDays } from './planned-days.ts';

describe('the preview of a plan', () => {
  it('adds up each day: experiences, starts, seats, and the first and last start', () => {
    const rows = [
      { date: '2027-01-12', experienceId: 1, capacity: 20, times: ['10:00'] },
      { date: '2027-01-11', experienceId: 1, capacity: 20, times: ['10:00', '19:00'] },
      { date: '2027-01-11', experienceId: 3, capacity: 24, times: ['09:00'] },
    ];
    expect(plannedDays(rows)).toEqual([
      { date: '2027-01-11', experiences: 2, starts: 3, seats: 64, first: '09:00', last: '19:00' },
      { date: '2027-01-12', experiences: 1, starts: 1, seats: 20, first: '10:00', last: '10:00' },
    ]);
  });
});
