import { describe, expect, it } from '@jest/globals';
import type { LoadResult } from './load.js';
import { medians, shareOf } from './turns.js';

const rounds = (...rates: readonly number[]): LoadResult[] =>
  rates.map((perSecond) => ({ perSecond, p50: 1, p99: 100 / perSecond, answers: perSecond, refused: 1 }));

describe('figures measured in rounds', () => {
  it('are a share of one another round by round, with its standard error', () => {
    const { mean, error } = shareOf(rounds(9, 22, 100, 50), rounds(10, 20, 100, 50));
    expect([mean, error].map((value) => value.toFixed(4))).toEqual(['1.0000', '0.0408']);
  });

  it('tell the median of every measure, and all that was answered and refused', () => {
    const { perSecond, p99, answers, refused, cost } = medians(rounds(10, 50, 20));
    expect({ perSecond, p99, answers, refused, cost }).toEqual({ perSecond: 20, p99: 5, answers: 80, refused: 3 });
  });
});
