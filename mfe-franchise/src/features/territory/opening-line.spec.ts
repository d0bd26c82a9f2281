import { describe, expect, it } from '@jest/globals';
import { byOpening, openingLine } from './opening-line.ts';

const open = { id: 5, status: 'open', openedYear: 2025, estimatedOpeningYear: null } as const;
const planned = { id: 2, status: 'planned', openedYear: null, estimatedOpeningYear: 2026 } as const;

describe('a city on the map', () => {
  it('says since when it is open', () => {
    expect(openingLine(open, 2026)).toBe('Open since 2025');
  });

  it('says when it is planned to open, to the end of that year', () => {
    expect(openingLine(planned, 2026)).toBe('Planned opening: 2026');
  });

  it('does not repeat a year that has passed', () => {
    expect(openingLine(planned, 2027)).toBe('Opening date to be announced');
  });
});

describe('the list of cities', () => {
  it('begins with those that are open, then the next to open', () => {
    const later = { ...planned, id: 1, estimatedOpeningYear: 2027 };
    expect([later, planned, open].sort(byOpening).map(({ id }) => id)).toEqual([5, 2, 1]);
  });
});
