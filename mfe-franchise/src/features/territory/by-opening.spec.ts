import { describe, expect, it } from '@jest/globals';
import { byOpening } from './by-opening.ts';

const open = { id: 5, status: 'open', openedYear: 2025, estimatedOpeningYear: null } as const;
const planned = { id: 2, status: 'planned', openedYear: null, estimatedOpeningYear: 2026 } as const;

describe('the list of cities', () => {
  it('begins with those that are open, then the next to open', () => {
    const later = { ...planned, id: 1, estimatedOpeningYear: 2027 };
    expect([later, planned, open].sort(byOpening).map(({ id }) => id)).toEqual([5, 2, 1]);
  });
});
