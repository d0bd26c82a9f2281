import { describe, expect, it } from '@jest/globals';
import type { HouseRulesView } from '@northlight/contracts';
import { wholePrice, wholePriceText } from './whole-price.ts';

const with6 = { bookingFeePercent: 6 } as HouseRulesView;

describe('the whole price', () => {
  it('has the fee of all tickets together, rounded once', () => {
    expect([1, 2, 3].map((tickets) => wholePrice(34, tickets, with6))).toEqual([36.04, 72.08, 108.12]);
    expect(wholePrice(10.1, 3, with6)).toBe(32.12);
  });

  it('is said only where there is a fee, and it is known', () => {
    expect(wholePriceText(34, with6)).toBe('$36.04 including the booking fee');
    expect(wholePriceText(34, { ...with6, bookingFeePercent: 0 })).toBe('');
    expect(wholePriceText(34, undefined)).toBe('');
  });
});
