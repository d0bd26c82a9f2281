import { describe, expect, it } from '@jest/globals';
import type { CartLine } from '@northlight/site-kit';
import { aQuote } from '../../testing/builders.ts';
import { aPrintToBuy, aVisitToBook } from '../../testing/order-builders.ts';
import { sumOf } from './order-sum.ts';

const none = { shipping: 0, tax: 0, discount: 0, voucher: 0 };
const visit: CartLine = { ...aVisitToBook, lineId: 'visit' };
const print: CartLine = { ...aPrintToBuy, lineId: 'print', quantity: 2 };
describe('the sum of an order', () => {
  it('has the fee on tickets and none on merchandise', () => {
    expect(sumOf([visit, print], new Map([['visit', aQuote()]]), none)).toEqual({
      ...{ tickets: 6800, merchandise: 5600, fee: 408, ...none, total: 12808 },
    });
  });

  it('is not known before each visit has its price', () => {
    expect(sumOf([visit, print], new Map(), none)).toBeUndefined();
  });

  it('is more by shipping and tax, less by a promo code, and not known before those are', () => {
    const quotes = new Map([['visit', aQuote()]]);
    const charges = { shipping: 595, tax: 448, discount: 0, voucher: 0 };
    expect(sumOf([visit, print], quotes, charges)).toMatchObject({ shipping: 595, total: 13851 });
    expect(sumOf([visit, print], quotes, { ...charges, discount: 851, voucher: 0 })?.total).toBe(13000);
    expect(sumOf([visit, print], quotes, undefined)).toBeUndefined();
  });

  it('has the tax of visits with that of merchandise, in no other row', () => {
    const quotes = new Map([['visit', aQuote({ tax: 6.31, totalPrice: 78.39 })]]);
    const sum = sumOf([visit, print], quotes, { ...none, tax: 448 });
    expect(sum).toMatchObject({ tickets: 6800, merchandise: 5600, fee: 408, tax: 1079, total: 13887 });
    const booked = { bookingId: 'b', reference: 'NL-8K4M2QXD', tickets: 2, fee: 4.08, tax: 6.31 };
    const line = { ...visit, price: 78.39, quantity: 1, booked };
    expect(sumOf([line], new Map(), none)).toMatchObject({ tickets: 6800, fee: 408, tax: 631, total: 7839 });
  });

  it('takes from a booking the fee that it was made with', () => {
    const booked = { bookingId: 'b', reference: 'NL-8K4M2QXD', tickets: 2 };
    const line = { ...visit, price: 72.08, quantity: 1 };
    const sum = (fee: number) => sumOf([{ ...line, booked: { ...booked, fee } }], new Map(), none);
    expect(sum(4.08)).toMatchObject({ tickets: 6800, fee: 408, total: 7208 });
    expect(sum(6.55)).toMatchObject({ tickets: 6553, fee: 655, total: 7208 });
  });
});
