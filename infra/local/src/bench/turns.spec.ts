import { describe, expect, it } from '@jest/globals';
import { meanOf } from './turns.js';

describe('the mean of pairs', () => {
  it('comes with its standard error', () => {
    const { mean, error } = meanOf([0.9, 1.1, 1, 1]);
    expect([mean, error].map((value) => value.toFixed(4))).toEqual(['1.0000', '0.0408']);
  });
});
