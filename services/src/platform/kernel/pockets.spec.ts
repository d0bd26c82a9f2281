import { describe, expect, it } from '@jest/globals';
import { Pockets } from './pockets.js';

const keys = Array.from({ length: 1_000 }, (_, nth) => `booking-${nth}`);

describe('a map in pockets', () => {
  const full = keys.reduce((held, key, nth) => held.with(key, nth), Pockets.empty<number>());

  it('keeps what was put into it', () => {
    expect(keys.map((key) => full.get(key))).toEqual(keys.map((_, nth) => nth));
    expect([full.has('booking-7'), full.has('booking-1000')]).toEqual([true, false]);
  });

  it('shows all that is in it', () => {
    expect(full.entries()).toHaveLength(1_000);
    expect(new Map(full.without('booking-7').entries()).has('booking-7')).toBe(false);
    expect(Pockets.empty().entries()).toEqual([]);
  });

  it('is never changed by the one that follows from it', () => {
    const less = full.without('booking-7').with('booking-8', 80);
    expect([less.get('booking-7'), less.get('booking-8')]).toEqual([undefined, 80]);
    expect([full.get('booking-7'), full.get('booking-8')]).toEqual([7, 8]);
  });
});
