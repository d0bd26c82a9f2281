import { describe, expect, it } from '@jest/globals';
import { doneJobsKept, type Tries, triesOf, untilNextTry } from './tries.js';

const minutes = (tries: Tries): number => {
  const pauses = Number(triesOf(tries).attempts) - 1;
  return Array.from({ length: pauses }, (_, nth) => untilNextTry(nth + 1)).reduce((sum, ms) => sum + ms, 0) / 60_000;
};

describe('the tries of a job', () => {
  it('last about a quarter of an hour', () => {
    expect(minutes('brief')).toBeCloseTo(17, 0);
  });

  it('last about two hours where they wait for the server of somebody else, with ten minutes at most between two', () => {
    expect(minutes('patient')).toBeCloseTo(117, 0);
    expect(untilNextTry(19)).toBe(600_000);
  });
});

describe('jobs that are done', () => {
  it('are not counted on PostgreSQL, where each that ends would read them all and lock out those that end with it', () => {
    expect(doneJobsKept(false)).toEqual({ age: 3_600 });
    expect(doneJobsKept(true)).toHaveProperty('count');
  });
});
