import { describe, expect, it } from '@jest/globals';
import { collectByOf } from './collect-by.js';

const at = new Date('2026-11-20T15:00:00Z');

describe('the end of a reservation', () => {
  it.each([
    ['the days of the booking policy', [], '2026-12-04T15:00:00.000Z'],
    ['those, where the visit is sooner', [new Date('2026-11-28T19:30:00Z'), null], '2026-12-04T15:00:00.000Z'],
    ['the day after the visit, where that is later', [new Date('2026-12-20T19:30:00Z')], '2026-12-21T19:30:00.000Z'],
  ])('is %s', (_, visits, end) => {
    expect(collectByOf({ at, days: 14, visits }).toISOString()).toBe(end);
  });
});
