import { describe, expect, it } from '@jest/globals';
import { centsOf, dollarsOf, percentOf } from './money.js';

describe('a share of an amount', () => {
  it('is rounded half up to the cent, where floats would lose one', () => {
    expect(percentOf(3425, 6)).toBe(206);
    expect(percentOf(18869, 6)).toBe(1132);
    expect(percentOf(0, 6)).toBe(0);
  });
});

describe('an amount on the wire', () => {
  it('comes back as the same cents', () => {
    for (const cents of [0, 1, 2949, 7208, 59999]) expect(centsOf(dollarsOf(cents))).toBe(cents);
  });
});
