import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { IsDecimal } from './is-decimal.js';

class Price {
  @IsDecimal(2)
  readonly amount: unknown;

  constructor(amount: unknown) {
    this.amount = amount;
  }
}

const isTaken = (amount: unknown): boolean => validateSync(new Price(amount)).length === 0;

describe('a number with two decimal places', () => {
  it.each([0, 34, 42.08, -1.5, 0.01, 1e21])('may be %p', (amount) => {
    expect(isTaken(amount)).toBe(true);
  });

  it.each([1.005, 1e-300, 1.5e-7, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined])(
    'may not be %p',
    (amount) => {
      expect(isTaken(amount)).toBe(false);
    },
  );
});
