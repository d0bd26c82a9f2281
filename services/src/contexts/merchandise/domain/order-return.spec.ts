import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayReturn, mustHave, refundOf, type SoldPieces } from './order-return.js';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const none = { collectedAt: null, deliveredAt: null };

describe('items that may be returned', () => {
  it('are those that were handed over or delivered, for thirty days', () => {
    const collected = { ...none, status: 'collected', collectedAt: at(1) } as const;
    const delivered = { ...none, status: 'shipped', deliveredAt: at(1) } as const;
    for (const order of [collected, delivered])
      expect([at(1), at(31), new Date(at(31).getTime() + 1)].map((now) => mayReturn(order, now))).toEqual([
        true,
        true,
        false,
      ]);
  });

  it('are those on their way, too, and none that nobody has', () => {
    expect(mayReturn({ ...none, status: 'shipped' }, at(1))).toBe(true);
    for (const status of ['reserved', 'awaiting_payment', 'cancelled'] as const)
      expect(mayReturn({ ...none, status }, at(1))).toBe(false);
  });

  it('are no more than were bought and did not come back yet', () => {
    const sold = [{ quantity: 3, paid: 8_400, tax: 672, returned: 1 }];
    mustHave([{ line: 0, quantity: 2 }], sold);
    for (const [line, quantity] of [
      [0, 3],
      [1, 1],
    ] as const)
      expect(() => mustHave([{ line, quantity }], sold)).toThrow(expect.objectContaining({ code: 'RETURN_TOO_MANY' }));
  });
});

describe('what goes back for returned items', () => {
  it('is their price and their tax', () => {
    expect(refundOf({ quantity: 2, paid: 5_600, tax: 448, returned: 0 }, 0, 1)).toBe(3_024);
  });

  it('is what was paid for the line once all of it has come back, however that was split', () => {
    const sold = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), paid: fc.nat(99_999), tax: fc.nat(9_999) });
    fc.assert(
      fc.property(sold, fc.nat(), (line, seed) => {
        const pieces: SoldPieces = { ...line, returned: 0 };
        const first = seed % (line.quantity + 1);
        const back = refundOf(pieces, 0, first) + refundOf(pieces, first, line.quantity - first);
        expect(back).toBe(line.paid + line.tax);
      }),
    );
  });
});
