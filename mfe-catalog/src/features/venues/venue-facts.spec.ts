import { describe, expect, it } from '@jest/globals';
import { aVenue } from '../../testing/demo-venues.ts';
import { openFirst, openingText, weekText } from './venue-facts.ts';

const planned = aVenue({ id: 2, status: 'planned', openedYear: null, estimatedOpeningYear: 2026 });

describe('the opening of a venue', () => {
  it('tells since when it is open', () => {
    expect(openingText(aVenue({ id: 1 }), 2026)).toBe('Open since 2025');
  });

  it('tells the planned year until that year is over', () => {
    expect(openingText(planned, 2026)).toBe('Planned opening: 2026');
    expect(openingText(planned, 2027)).toBe('Opening date to be announced');
  });
});

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
