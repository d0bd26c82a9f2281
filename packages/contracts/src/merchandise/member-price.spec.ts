import { describe, expect, it } from '@jest/globals';
import { memberPriceCents } from './member-price.js';

describe('what a piece costs a member', () => {
  it.each([
    ['a shirt', 2_800, 2_380],
    ['what ends on half a cent: rounded up', 1_010, 859],
    ['what ends on less than half a cent: rounded down', 1_001, 851],
    ['what ends on more than half a cent: rounded up', 999, 849],
    ['what costs nothing', 0, 0],
  ])('is 15%% less: %s', (_, cents, less) => {
    expect(memberPriceCents(cents)).toBe(less);
  });
});
