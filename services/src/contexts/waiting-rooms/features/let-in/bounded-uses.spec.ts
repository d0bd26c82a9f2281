import { describe, expect, it } from '@jest/globals';
import { BoundedUses, PlacesByNetwork } from './bounded-uses.js';

describe('one place that many share', () => {
  it('lets in from four networks, and from no other', () => {
    const uses = new BoundedUses();
    const entered = ['a', 'b', 'c', 'd', 'e', 'a', 'f'].map((network) => uses.mayEnter('place', network));
    expect(entered).toEqual([true, true, true, true, false, true, false]);
    expect(uses.mayEnter('another', 'e')).toBe(true);
  });

  it('asks for seats forty times', () => {
    const uses = new BoundedUses();
    expect(Array.from({ length: 41 }, () => uses.mayOrder('place')).filter(Boolean)).toHaveLength(40);
  });
});

describe('the places of a network', () => {
  it('are bounded by the minute', () => {
    const networks = new PlacesByNetwork(2);
    expect([0, 1, 2, 60_000].map((now) => networks.take('a', now))).toEqual([true, true, false, true]);
    expect(networks.take('b', 0)).toBe(true);
  });
});
