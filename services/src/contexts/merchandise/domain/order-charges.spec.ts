import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { afterDiscount, priceOf, shippingOf } from './order-charges.js';

describe('what shipping costs', () => {
  const rule = { shippingCents: 595, freeShippingOverCents: 5_000 };

  it('is nothing above the threshold, and the price of it at the threshold', () => {
    expect([600, 4_999, 5_000, 5_001, 20_000].map((goods) => shippingOf(goods, rule))).toEqual([595, 595, 595, 0, 0]);
  });
});

describe('a discount on merchandise', () => {
  it('is shared by its lines to the cent, and makes none of them cost less than nothing', () => {
    const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: fc.nat(9_999) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(lines, fc.nat(100), (pieces, percent) => {
        const discount = Math.floor((priceOf(pieces) * percent) / 100);
        const paid = afterDiscount(pieces, discount);
        expect(paid.reduce((sum, one) => sum + one, 0)).toBe(priceOf(pieces) - discount);
        expect(Math.min(...paid)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
