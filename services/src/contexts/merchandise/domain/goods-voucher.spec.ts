import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { goodsTotal, restBill, splitRefund, sumOfBill, voucherBill } from './goods-voucher.js';

/** Six glasses that are shipped, $44.83 in all, of which a gift card pays so much. */
const sold = (voucher: number) => ({
  products: [{ quantity: 6, price: 600 }],
  charges: { shipping: 595, tax: 288, discount: 0, voucher },
});

describe('merchandise that a gift card pays a part of', () => {
  it('has the same share of its price, its shipping and its tax paid, to the cent', () => {
    expect(voucherBill(sold(3_000))).toEqual({ goods: 2_409, shipping: 398, tax: 193 });
    expect(restBill(sold(3_000))).toEqual({ goods: 1_191, shipping: 197, tax: 95 });
    expect(voucherBill(sold(0))).toEqual({ goods: 0, shipping: 0, tax: 0 });
  });

  it('gives back first what was paid beside it, and the card last', () => {
    const half = 1_944;
    expect(splitRefund(sold(3_000), half, 0)).toEqual({ rest: 1_483, voucher: 461 });
    expect(splitRefund(sold(3_000), half, 1_483)).toEqual({ rest: 0, voucher: half });
    expect(splitRefund(sold(0), half, 0)).toEqual({ rest: half, voucher: 0 });
    expect(splitRefund(sold(4_483), half, 0)).toEqual({ rest: 0, voucher: half });
  });

  it('never gives more back to either than it paid, in whatever parts it comes back', () => {
    const cents = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(
        fc.tuple(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }), fc.array(cents)),
        ([price, more, share, parts]) => {
          const charges = { shipping: more, tax: 0, discount: 0 };
          const products = [{ quantity: 1, price }];
          const voucher = Math.floor(share * goodsTotal({ products, charges }));
          const order = { products, charges: { ...charges, voucher } };
          let [left, rest, back] = [price, 0, 0];
          for (const part of parts) {
            const split = splitRefund(order, Math.min(part, left), rest);
            left -= split.rest + split.voucher;
            rest += split.rest;
            back += split.voucher;
          }
          expect(rest).toBeLessThanOrEqual(sumOfBill(restBill(order)));
          expect(back).toBeLessThanOrEqual(voucher);
          expect(rest + back + left).toBe(price);
        },
      ),
    );
  });
});
