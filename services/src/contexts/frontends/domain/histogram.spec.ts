import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUCKET_COUNT, bucketOf, quantileMs } from './histogram.js';

const histogramOf = (measurements: readonly number[]): number[] => {
  const counts = new Array<number>(BUCKET_COUNT).fill(0);
  for (const ms of measurements) counts[bucketOf(ms)] = (counts[bucketOf(ms)] ?? 0) + 1;
  return counts;
};

describe('a histogram of measurements', () => {
  it('has no quantile while it is empty', () => {
    expect(quantileMs(histogramOf([]), 0.75)).toBeUndefined();
    expect(quantileMs([], 0.75)).toBeUndefined();
  });

  it('tells every quantile to a tenth, and never moves one down where the share grows', () => {
    const sample = fc.array(fc.integer({ min: 9, max: 50_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(sample, fc.double({ min: 0.01, max: 1, noNaN: true }), (measurements, share) => {
        const sorted = measurements.toSorted((a, b) => a - b);
        const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
        const found = quantileMs(histogramOf(measurements), share) ?? 0;
        expect(found).toBeGreaterThanOrEqual(exact / 1.1001);
        expect(found).toBeLessThanOrEqual(exact * 1.1001);
        expect(quantileMs(histogramOf(measurements), share / 2)).toBeLessThanOrEqual(found);
      }),
    );
  });

  it('counts what is longer than any bound as the longest', () => {
    expect([bucketOf(0), bucketOf(10_000_000)]).toEqual([0, BUCKET_COUNT - 1]);
  });
});
