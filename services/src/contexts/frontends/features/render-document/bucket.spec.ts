import { describe, expect, it } from '@jest/globals';
import { placeAmongHundred } from './bucket.js';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);

const chosen = (percent: number, candidate = 'catalog_a') =>
  visitors.filter((v) => placeAmongHundred(candidate, v) < percent);

describe('ten thousand visitors and a candidate for ten in a hundred', () => {
  it('are chosen at that rate', () => {
    expect(chosen(10).length).toBeGreaterThan(940);
    expect(chosen(10).length).toBeLessThan(1_060);
  });

  it('keep their choice as the percentage grows', () => {
    const atTwenty = new Set(chosen(20));
    expect(chosen(10).filter((visitor) => !atTwenty.has(visitor))).toEqual([]);
  });

  it('are others for another candidate', () => {
    const same = new Set(chosen(10, 'catalog_b'));
    expect(chosen(10).filter((visitor) => same.has(visitor)).length).toBeLessThan(200);
  });

  it('are nobody at 0 and everybody at 100', () => {
    expect([chosen(0).length, chosen(100).length]).toEqual([0, 10_000]);
  });
});
