import { describe, expect, it } from '@jest/globals';
import { aPlan } from '../../testing/demo-plans.ts';
import { benefitsOf, isOwnPlan } from './plan-facts.ts';

describe('what a plan gives', () => {
  it('counts guest passes in words, and leaves them out where there are none', () => {
    expect(benefitsOf(aPlan({ id: 1, guestPasses: 0 })).join()).not.toContain('guest');
    expect(benefitsOf(aPlan({ id: 2, guestPasses: 1 }))).toContain('1 guest pass a month');
    expect(benefitsOf(aPlan({ id: 3, guestPasses: 4 }))).toContain('4 guest passes a month');
  });

  it('names the discount and the head start', () => {
    expect(benefitsOf(aPlan({ id: 1, discountPercentage: 25, priorityBookingHours: 96 })).slice(0, 2)).toEqual([
      '25% off all experiences',
      'Book new times 96 hours before everyone else',
    ]);
  });
});

describe('the plan that somebody has', () => {
  it.each([
    ['gold', 'active', true],
    ['Gold', 'active', true],
    ['gold', 'inactive', false],
    ['silver', 'active', false],
    ['none', 'active', false],
  ])('with tier %j, %s: %j', (membershipTier, subscriptionStatus, expected) => {
    expect(isOwnPlan({ slug: 'gold' }, { membershipTier, subscriptionStatus })).toBe(expected);
  });

  it('is none for a visitor', () => {
    expect(isOwnPlan({ slug: 'gold' }, null)).toBe(false);
  });
});
