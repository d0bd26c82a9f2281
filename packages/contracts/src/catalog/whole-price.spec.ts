import { describe, expect, it } from '@jest/globals';
import { wholePrice } from './whole-price.js';

describe('the whole price', () => {
  it('has the fee of all tickets together, rounded once', () => {
    expect([1, 2, 3].map((tickets) => wholePrice(34, tickets, 6))).toEqual([36.04, 72.08, 108.12]);
    expect(wholePrice(10.1, 3, 6)).toBe(32.12);
  });

  it('is the price where there is no fee', () => {
    expect(wholePrice(34, 1, 0)).toBe(34);
  });
});
