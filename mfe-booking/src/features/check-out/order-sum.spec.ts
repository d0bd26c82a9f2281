import { describe, expect, it } from '@jest/globals';
import type { CartLine } from '@northlight/site-kit';
import { aQuote } from '../../testing/builders.ts';
import { aPrintToBuy, aVisitToBook } from '../../testing/order-builders.ts';
import { sumOf } from './order-sum.ts';

const visit: CartLine = { ...aVisitToBook, lineId: 'visit' };
const print: CartLine = { ...aPrintToBuy, lineId: 'print', quantity: 2 };
const bookedAt = (price: number): CartLine => ({
  ...{ ...visit, lineId: `booked ${price}`, price, quantity: 1 },
  booked: { bookingId: 'b', reference: 'NL-8K4M2QXD', tickets: 2 },
});

describe('the sum of an order', () => {
  it('has the fee on tickets and none on merchandise', () => {
    expect(sumOf([visit, print], new Map([['visit', aQuote()]]))).toEqual({
      ...{ tickets: 6800, merchandise: 5600, fee: 408, total: 12808 },
    });
  });

  it('is not known before each visit has its price', () => {
    expect(sumOf([visit, print], new Map())).toBeUndefined();
  });

  it.each([
    [72.08, 6800],
    [25.97, 2450],
    [162.18, 15300],
    [200.01, 18869],
    [243.27, 22950],
    [36.31, 3425],
    [23.81, 2246],
    [0, 0],
    [0.01, 1],
  ])('finds in the total of a booking, $%d, its subtotal of %d cents', (price, tickets) => {
    expect(sumOf([bookedAt(price)], new Map())).toMatchObject({ tickets, total: Math.round(price * 100) });
  });
});
