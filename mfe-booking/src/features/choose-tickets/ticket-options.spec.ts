import { describe, expect, it } from '@jest/globals';
import { theRules } from '../../testing/builders.ts';
import { countHint, familyRefusal, groupHint, ticketOptions } from './ticket-options.ts';

const rules = theRules;
const option = (type: string, price: number) =>
  ticketOptions({ tickets: 2, price, rules }).find(({ value }) => value === type);

describe('the group price', () => {
  it('says how many tickets are missing', () => {
    expect(groupHint(1, rules)).toBe('Add 4 more for 10% off');
    expect(groupHint(4, rules)).toBe('Add 1 more for 10% off');
  });

  it('is reached with five', () => {
    expect(groupHint(5, rules)).toBe('10% off for 5 tickets.');
  });
});

describe('a discount of nothing', () => {
  it('is not spoken of', () => {
    const none = { ...rules, groupDiscountPercent: 0, memberDiscountPercent: 0 };
    expect(groupHint(2, none)).toBe('');
    expect(ticketOptions({ tickets: 2, price: 34, rules: none })[1]?.hint).toMatch(/^Bring your membership card/);
  });
});

describe('the Family Pack', () => {
  it('is offered where it saves money', () => {
    expect(option('family', 34)).toMatchObject({ isDisabled: false, hint: '4 tickets for $112.00.' });
  });

  it('is not offered where four standard tickets cost the same or less, and says why', () => {
    expect(option('family', 24)).toMatchObject({
      isDisabled: true,
      hint: 'Not offered here. Four standard tickets cost $96.00, and the pack costs $112.00.',
    });
    expect(familyRefusal(28, rules)).toBeDefined();
    expect(familyRefusal(28.01, rules)).toBeUndefined();
  });

  it('says why the count is locked', () => {
    expect(countHint('family')).toMatch(/^Family Pack is for exactly 4 tickets/);
  });
});

describe('the member price', () => {
  it('announces the check at the door', () => {
    expect(option('member', 34)?.hint).toMatch(/We’ll check it at the door/);
  });

  it('names the plan that makes it less, and asks for no card then', () => {
    const plan = { name: 'Platinum', percent: 20 };
    expect(ticketOptions({ tickets: 2, price: 34, plan, rules })[1]?.hint).toBe(
      '20% off with your Platinum plan. No card needed.',
    );
  });
});
