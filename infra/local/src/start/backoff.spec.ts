import { describe, expect, it } from '@jest/globals';
import { Backoff } from './backoff.js';

describe('the pause before something is started again', () => {
  const minute = 60_000;

  it('doubles with each end up to half a minute, and stays there for ever', () => {
    const backoff = new Backoff();
    const pauses = Array.from({ length: 12 }, (_, nth) => backoff.nextMs(nth * 1_000));
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, ...Array(5).fill(30_000)]);
    const thousandth = Array.from({ length: 2_000 }, (_, nth) => backoff.nextMs(minute + nth * 30_000)).at(-1);
    expect(thousandth).toBe(30_000);
  });

  it('starts anew after two quiet minutes', () => {
    const backoff = new Backoff();
    expect([backoff.nextMs(0), backoff.nextMs(minute), backoff.nextMs(2 * minute)]).toEqual([250, 500, 1_000]);
    expect(backoff.nextMs(4 * minute + 1)).toBe(250);
  });
});
