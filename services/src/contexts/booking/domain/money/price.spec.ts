import { describe, expect, it } from '@jest/globals';
import { statedPriceRules, type TicketType } from '@northlight/contracts';
import { centsOf, dollarsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { priceOf } from './price.js';

interface Choice {
  readonly tickets: number;
  readonly at: number;
  readonly plan?: number;
}

/** One row of the price list as a customer reads it, in dollars: gross, discount, subtotal, fee, total. */
function bill(ticketType: TicketType, { tickets, at, plan }: Choice, rules = statedPriceRules): number[] {
  const choice = { ticketType, tickets, ticketPrice: centsOf(at), ...(plan && { planPercent: plan }) };
  const { gross, discount, subtotal, fee, total } = priceOf(choice, rules);
  return [gross, discount, subtotal, fee, total].map(dollarsOf);
}

describe('standard tickets', () => {
  it.each([
    { story: 'two at $34, the default choice', tickets: 2, at: 34, expected: [68, 0, 68, 4.08, 72.08] },
    { story: 'a single one', tickets: 1, at: 24.5, expected: [24.5, 0, 24.5, 1.47, 25.97] },
    { story: 'twenty, the most that can be bought', tickets: 20, at: 34, expected: [680, 0, 680, 40.8, 720.8] },
    {
      story: 'one at $34.25, where floats lose a cent of the fee',
      tickets: 1,
      at: 34.25,
      expected: [34.25, 0, 34.25, 2.06, 36.31],
    },
    { story: 'three of a free experience', tickets: 3, at: 0, expected: [0, 0, 0, 0, 0] },
  ])('cost the full price and the fee: $story', ({ tickets, at, expected }) => {
    expect(bill('standard', { tickets, at })).toEqual(expected);
  });
});

describe('member tickets', () => {
  it('are 10% cheaper, and the fee is taken from what is left', () => {
    expect(bill('member', { tickets: 2, at: 34 })).toEqual([68, 6.8, 61.2, 3.67, 64.87]);
  });

  it('round the half cent up', () => {
    expect(bill('member', { tickets: 1, at: 24.95 })).toEqual([24.95, 2.49, 22.46, 1.35, 23.81]);
  });

  it('are cheaper still with a verified plan of 25%', () => {
    expect(bill('member', { tickets: 3, at: 42, plan: 25 })).toEqual([126, 31.5, 94.5, 5.67, 100.17]);
  });

  it('keep the 10% where the plan gives less', () => {
    expect(bill('member', { tickets: 2, at: 34, plan: 5 })).toEqual(bill('member', { tickets: 2, at: 34 }));
  });
});

describe('group tickets', () => {
  it('cost the full price for four', () => {
    expect(bill('group', { tickets: 4, at: 34 })).toEqual([136, 0, 136, 8.16, 144.16]);
  });

  it.each([
    { story: 'five, where it starts', tickets: 5, at: 34, expected: [170, 17, 153, 9.18, 162.18] },
    {
      story: 'seven at $29.95, rounded half up',
      tickets: 7,
      at: 29.95,
      expected: [209.65, 20.96, 188.69, 11.32, 200.01],
    },
    { story: 'six', tickets: 6, at: 42.5, expected: [255, 25.5, 229.5, 13.77, 243.27] },
  ])('are 10% cheaper for $story', ({ tickets, at, expected }) => {
    expect(bill('group', { tickets, at })).toEqual(expected);
  });
});

describe('a family pack', () => {
  it('is $112 for four, and says what it saves', () => {
    expect(bill('family', { tickets: 4, at: 34 })).toEqual([136, 24, 112, 6.72, 118.72]);
  });

  it('stays $112 where single tickets would be cheaper', () => {
    expect(bill('family', { tickets: 4, at: 24 })).toEqual([96, 0, 112, 6.72, 118.72]);
  });

  it.each([3, 5, 8])('is refused for %i', (tickets) => {
    expect(() => bill('family', { tickets, at: 34 })).toThrow(new Refusal('FAMILY_PACK_IS_FOUR'));
  });
});

describe('other rules of the house', () => {
  const rules = { feePercent: 10, memberPercent: 20, groupPercent: 25, groupFrom: 3, familyPackCents: 9900 };

  it.each<[TicketType, number, number[]]>([
    ['standard', 2, [68, 0, 68, 6.8, 74.8]],
    ['member', 2, [68, 13.6, 54.4, 5.44, 59.84]],
    ['group', 2, [68, 0, 68, 6.8, 74.8]],
    ['group', 3, [102, 25.5, 76.5, 7.65, 84.15]],
    ['family', 4, [136, 37, 99, 9.9, 108.9]],
  ])('make another price for %s tickets, %i of them', (ticketType, tickets, expected) => {
    expect(bill(ticketType, { tickets, at: 34 }, rules)).toEqual(expected);
  });
});

describe('every subtotal up to $600', () => {
  it('has a fee of exactly 6%, half up', () => {
    const wrong = Array.from({ length: 60_000 }, (_, cents) => cents).filter((cents) => {
      const { fee } = priceOf({ ticketType: 'standard', tickets: 1, ticketPrice: cents }, statedPriceRules);
      return fee !== Number((BigInt(cents) * 6n + 50n) / 100n);
    });
    expect(wrong).toEqual([]);
  });
});
