import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '@northlight/contracts';
import { delivers, packs, ships } from './shipment.js';

const refusal = (code: string) => expect.objectContaining({ code });
const steps = { packs, ships, delivers };
const states = ['to_pack', 'packed', 'shipped', 'delivered'] as const;

describe('a parcel', () => {
  it('is packed, then shipped, then delivered, each of it once', () => {
    const status = 'reserved';
    expect(states.map((state) => packs({ status, state }))).toEqual([true, false, false, false]);
    expect(() => ships({ status, state: 'to_pack' })).toThrow(refusal('SHIPMENT_NOT_PACKED'));
    expect(states.slice(1).map((state) => ships({ status, state }))).toEqual([true, false, false]);
    for (const state of ['to_pack', 'packed'] as const)
      expect(() => delivers({ status, state })).toThrow(refusal('SHIPMENT_NOT_SENT'));
    expect(states.slice(2).map((state) => delivers({ status: 'shipped', state }))).toEqual([true, false]);
  });

  it.each<[OrderStatus, string]>([
    ['awaiting_payment', 'ORDER_AWAITS_PAYMENT'],
    ['cancelled', 'ORDER_CANCELLED'],
  ])('goes nowhere while its order is %s', (status, code) => {
    for (const step of Object.values(steps)) expect(() => step({ status, state: 'packed' })).toThrow(refusal(code));
  });

  it('is none where an order is picked up', () => {
    for (const step of Object.values(steps))
      expect(() => step({ status: 'reserved', state: undefined })).toThrow(refusal('ORDER_NOT_SHIPPED'));
  });
});
