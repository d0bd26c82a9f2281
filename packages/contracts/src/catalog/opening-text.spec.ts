import { describe, expect, it } from '@jest/globals';
import { openingText } from './opening-text.js';

const open = { status: 'open', openedYear: 2025, estimatedOpeningYear: null } as const;
const planned = { status: 'planned', openedYear: null, estimatedOpeningYear: 2026 } as const;

describe('the opening of a venue', () => {
  it('tells since when it is open', () => {
    expect(openingText(open, 2026)).toBe('Open since 2025');
    expect(openingText({ ...open, openedYear: null }, 2026)).toBe('Open');
  });

  it('tells the planned year to the end of that year', () => {
    expect(openingText(planned, 2026)).toBe('Planned opening: 2026');
    expect(openingText(planned, 2027)).toBe('Opening date to be announced');
    expect(openingText({ ...planned, estimatedOpeningYear: null }, 2026)).toBe('Opening date to be announced');
  });
});
