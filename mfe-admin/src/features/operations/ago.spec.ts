import { describe, expect, it } from '@jest/globals';
import { lasted } from './ago.ts';

describe('how long something has lasted', () => {
  it.each([
    [-3, '0 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [7_300, '2 h'],
    [200_000, '2 d'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(lasted(seconds)).toBe(text);
  });
});
