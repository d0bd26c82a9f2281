import { describe, expect, it } from '@jest/globals';
import { completedJobRetention, type RetryProfile, retryDelay, retryOptions } from './retry-options.js';

const minutes = (tries: RetryProfile): number => {
  const pauses = Number(retryOptions(tries).attempts) - 1;
  return Array.from({ length: pauses }, (_, nth) => retryDelay(nth + 1)).reduce((sum, ms) => sum + ms, 0) / 60_000;
};

describe('the tries of a job', () => {
  it('last about a quarter of an hour', () => {
    expect(minutes('brief')).toBeCloseTo(17, 0);
  });

  it('last about two hours where they wait for the server of somebody else, with ten minutes at most between two', () => {
    expect(minutes('patient')).toBeCloseTo(117, 0);
    expect(retryDelay(19)).toBe(600_000);
  });
});

describe('jobs that are done', () => {
  it('are not counted on PostgreSQL, where each that ends would read them all and lock out those that end with it', () => {
    expect(completedJobRetention(false)).toEqual({ age: 3_600 });
    expect(completedJobRetention(true)).toHaveProperty('count');
  });
});
