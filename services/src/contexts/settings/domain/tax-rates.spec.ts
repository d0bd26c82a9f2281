import { describe, expect, it } from '@jest/globals';
import { type TaxRate, taxedBy } from './tax-rates.js';

const goods = (basisPoints: number, from: string, until: string | null = null): TaxRate => ({
  ...{ category: 'goods', basisPoints, from, until },
});
const taxOn = (date: string, rates: readonly TaxRate[], amount = 10_000) =>
  taxedBy(rates, { date, lines: [{ category: 'goods', amount }] }).map(({ tax }) => tax);

describe('the tax of what is sold', () => {
  it('is rounded half up, line by line', () => {
    const rates = [goods(800, '2026-01-01')];
    expect([2_800, 2_856, 1_506, 6, 7].flatMap((amount) => taxOn('2026-11-27', rates, amount))).toEqual([
      224, 228, 120, 0, 1,
    ]);
    expect(taxOn('2026-11-27', [goods(888, '2026-01-01')], 625)).toEqual([56]); // 55.5
  });

  it('counts from the first day of its rate to the last, and a later rate instead of an earlier', () => {
    const rates = [goods(800, '2026-01-01'), goods(825, '2027-01-01', '2027-06-30')];
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2027-06-30', '2027-07-01'];
    expect(days.flatMap((day) => taxOn(day, rates))).toEqual([0, 800, 800, 825, 825, 800]);
  });

  it('is none where no rate is of its category', () => {
    const lines = [
      { category: 'shipping', amount: 595 },
      { category: 'admission', amount: 3_400 },
    ] as const;
    const taxed = taxedBy([goods(800, '2026-01-01')], { date: '2026-11-27', lines });
    expect(taxed.map(({ tax }) => tax)).toEqual([0, 0]);
  });
});
