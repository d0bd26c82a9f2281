import { describe, expect, it } from '@jest/globals';
import { aVenue } from '../../testing/demo-venues.ts';
import { openFirst, todayText, weekText } from './venue-facts.ts';

const planned = aVenue({ id: 2, status: 'planned', openedYear: null, estimatedOpeningYear: 2026 });

describe('the week of a venue', () => {
  it('puts days with the same hours together', () => {
    const early = { opens: '10:00', closes: '20:00' };
    const late = { opens: '10:00', closes: '22:00' };
    expect(weekText([late, early, early, early, early, late, late])).toEqual([
      { days: 'Monday–Thursday', hours: '10:00 AM–8:00 PM' },
      { days: 'Friday–Sunday', hours: '10:00 AM–10:00 PM' },
    ]);
  });

  it('names closed days', () => {
    const open = { opens: '12:00', closes: '18:30' };
    expect(weekText([open, null, open, open, open, open, open])[0]).toEqual({ days: 'Monday', hours: 'Closed' });
  });
});

describe('a list of venues', () => {
  it('starts with those that are open', () => {
    const open = aVenue({ id: 5 });
    expect(openFirst([planned, open]).map(({ id }) => id)).toEqual([5, 2]);
  });
});

describe('a venue today', () => {
  const early = { opens: '10:00', closes: '20:00' };
  const late = { opens: '10:00', closes: '22:00' };
  const week = { weekHours: [late, null, early, early, early, late, late] };
  const closures = [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-25', reason: 'Christmas Day' },
  ];

  it('tells the hours of its weekday', () => {
    expect(todayText({ ...week, closures }, '2026-11-21')).toBe('Open today 10:00 AM–10:00 PM');
    expect(todayText({ ...week, closures }, '2026-11-24')).toBe('Open today 10:00 AM–8:00 PM');
  });

  it('tells why it is shut', () => {
    expect(todayText({ ...week, closures }, '2026-11-26')).toBe('Closed today: Thanksgiving');
    expect(todayText({ ...week, closures }, '2026-11-23')).toBe('Closed today');
  });
});
