import { describe, expect, it } from '@jest/globals';
import { filled, leavesRest, type Parcel, piecesThat, restOf, shipmentOf } from './parcels.js';

const products = [{ quantity: 2 }, { quantity: 1 }];
const parcel = (nr: number, more: Partial<Parcel> = {}): Parcel => ({
  ...{ nr, state: 'to_pack', carrier: null, trackingNumber: null, shippedAt: null, deliveredAt: null },
  ...{ lines: nr === 1 ? null : [{ line: 0, quantity: 1 }] },
  ...more,
});
const at = (day: number) => `2026-11-${day}T15:00:00.000Z`;

describe('an order in several parcels', () => {
  it('has in its first one what is in none of the others', () => {
    expect(filled([parcel(1)], products)[0]?.lines).toEqual([
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ]);
    expect(filled([parcel(1), parcel(2)], products).map(({ nr, lines }) => [nr, lines])).toEqual([
      [2, [{ line: 0, quantity: 1 }]],
      [
        1,
        [
          { line: 0, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
      ],
    ]);
  });

  it('has each piece in one of them', () => {
    const rest = restOf([parcel(2)], products);
    expect(leavesRest([{ line: 0, quantity: 1 }], rest)).toBe(true);
    expect(leavesRest(rest, rest)).toBe(false);
    for (const lines of [[{ line: 0, quantity: 2 }], [{ line: 7, quantity: 1 }]])
      expect(() => leavesRest(lines, rest)).toThrow(expect.objectContaining({ code: 'PARCEL_TOO_MANY' }));
  });

  it('is on its way once one of them is, and has arrived once all have', () => {
    const sent = parcel(2, { state: 'shipped', shippedAt: at(20) });
    const states = [
      [parcel(1), parcel(2)],
      [parcel(1, { state: 'packed' }), parcel(2, { state: 'packed' })],
      [parcel(1), sent],
      [parcel(1, { state: 'packed' }), { ...sent, state: 'delivered', deliveredAt: at(22) } as const],
    ].map((parcels) => shipmentOf(parcels)?.state);
    expect(states).toEqual(['to_pack', 'packed', 'shipped', 'shipped']);
    const arrived = [22, 25].map((day, nth) =>
      parcel(nth + 1, { state: 'delivered', shippedAt: at(20), deliveredAt: at(day) }),
    );
    expect(shipmentOf(arrived)).toMatchObject({ state: 'delivered', shippedAt: at(20), deliveredAt: at(25) });
    expect([shipmentOf([]), shipmentOf([sent])]).toEqual([null, sent]);
  });

  it('may come back as far as its parcels may', () => {
    const parcels = filled([parcel(1), parcel(2, { state: 'delivered' })], products);
    const isThere = ({ state }: Parcel) => state === 'delivered';
    expect([0, 1].map((line) => piecesThat(line, parcels, isThere))).toEqual([1, 0]);
  });
});
