import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PersistentMap } from './persistent-map.js';

const keys = Array.from({ length: 1_000 }, (_, nth) => `booking-${nth}`);

describe('a persistent map', () => {
  const full = keys.reduce((held, key, nth) => held.with(key, nth), PersistentMap.empty<number>());

  it('keeps what was put into it', () => {
    expect(keys.map((key) => full.get(key))).toEqual(keys.map((_, nth) => nth));
    expect([full.has('booking-7'), full.has('booking-1000')]).toEqual([true, false]);
  });

  it('shows all that is in it', () => {
    expect(full.entries()).toHaveLength(1_000);
    expect(new Map(full.without('booking-7').entries()).has('booking-7')).toBe(false);
    expect(PersistentMap.empty().entries()).toEqual([]);
  });

  it('is never changed by the one that follows from it', () => {
    const less = full.without('booking-7').with('booking-8', 80);
    expect([less.get('booking-7'), less.get('booking-8')]).toEqual([undefined, 80]);
    expect([full.get('booking-7'), full.get('booking-8')]).toEqual([7, 8]);
  });

  it('does what a Map does, whatever comes and goes', () => {
    const key = fc.oneof(fc.constantFrom('costarring', 'liquid', 'a'), fc.nat(60).map(String)); // the first two share a hash
    const changes = fc.array(fc.tuple(key, fc.option(fc.nat())), { maxLength: 200 });
    const alike = fc.property(changes, (some) => {
      const map = new Map<string, number>();
      const held = some.reduce((before, [name, value]) => {
        if (value === null) map.delete(name);
        else map.set(name, value);
        return value === null ? before.without(name) : before.with(name, value);
      }, PersistentMap.empty<number>());
      expect(new Map(held.entries())).toEqual(map);
      expect(held.entries()).toHaveLength(map.size);
      for (const [name] of some) expect(held.get(name)).toBe(map.get(name));
    });
    fc.assert(alike);
  });
});
