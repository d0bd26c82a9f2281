import { describe, expect, it } from '@jest/globals';
import type { AvailabilityCalendarView, SlotLoadView } from '@northlight/contracts';
import { type CalendarRow, calendarRows, changeable, loadOn } from './calendar-rows.ts';
import { shortOf, spokenOf } from './cell-words.ts';

const slot = (overrides: Partial<SlotLoadView>): SlotLoadView => ({
  id: `1-1-${overrides.date ?? '2026-11-28'}-1430`,
  experienceId: 1,
  date: '2026-11-28',
  time: '14:30',
  capacity: 20,
  booked: 3,
  waiting: 0,
  closed: false,
  ...overrides,
});

const calendar = (...slots: SlotLoadView[]): AvailabilityCalendarView => ({
  venueId: 1,
  venueName: 'Rochester Flagship',
  timezone: 'America/New_York',
  now: { date: '2026-11-28', time: '12:00' },
  slots,
  foreseen: [{ experienceId: 7, date: '2026-11-29', time: '10:00', capacity: 20 }],
});

const days = ['2026-11-28', '2026-11-29'];
const names = new Map([
  [1, 'Jurassic Ride'],
  [7, 'Race Car Sim'],
]);
const described = (rows: readonly CalendarRow[]) =>
  rows.map(({ time, name, cells }) => [time, name, ...cells.map((cell) => shortOf(cell))]);

describe('the rows of the calendar', () => {
  const shown = { days, names, order: 'time' as const };
  const week = calendar(
    slot({ id: 'early', time: '10:00', booked: 20, waiting: 2 }),
    slot({ id: 'sat' }),
    slot({ id: 'sun', date: '2026-11-29', closed: true }),
    slot({ id: 'other week', date: '2026-12-06' }),
  );

  it('are the starts of each experience, and beside them their days', () => {
    expect(described(calendarRows(week, shown))).toEqual([
      ['10:00', 'Jurassic Ride', 'Sold out', ''],
      ['10:00', 'Race Car Sim', '', '+ 20'],
      ['14:30', 'Jurassic Ride', '3/20', 'Closed'],
    ]);
  });

  it('stand by experience where that is wanted, or are those of one', () => {
    const byExperience = calendarRows(week, { ...shown, order: 'experience' });
    expect(byExperience.map(({ name, isFirst }) => [name, isFirst])).toEqual([
      ['Jurassic Ride', true],
      ['Jurassic Ride', false],
      ['Race Car Sim', true],
    ]);
    expect(described(calendarRows(week, { ...shown, experienceId: 7 }))).toEqual([
      ['10:00', 'Race Car Sim', '', '+ 20'],
    ]);
  });

  it('add up by day what is open', () => {
    const rows = calendarRows(week, shown);
    expect([loadOn(rows, 0), loadOn(rows, 1)]).toEqual([{ booked: 23, capacity: 40 }, null]);
  });

  it('are changed together only where they have not begun', () => {
    const cells = calendarRows(week, shown).flatMap((row) => row.cells);
    expect(changeable(cells)).toEqual(['sat', 'sun']);
  });

  it('say themselves what they are', () => {
    const [full] = calendarRows(week, shown);
    expect(full && spokenOf(full, '2026-11-28', full.cells[0])).toBe(
      'Jurassic Ride, Saturday, November 28, 2026, 10:00 AM: sold out, 20 seats, 2 on the waitlist, started',
    );
  });
});
