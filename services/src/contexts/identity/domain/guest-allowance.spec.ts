import { describe, expect, it } from '@jest/globals';
import { guestAllowance, type PlanWithPasses } from './guest-allowance.js';

const gold: PlanWithPasses = {
  ...{ membershipTier: 'gold', subscriptionStatus: 'active', subscriptionEndDate: '2027-12-31' },
  ...{ guestPassesLeft: 2, lastBillingDate: null },
};
const on = (instant: string, change: Partial<PlanWithPasses> = {}) =>
  guestAllowance({ ...gold, ...change }, new Date(instant));

describe('the guest passes of a plan', () => {
  it('that was granted are those of the calendar month on the clock of the house', () => {
    expect(on('2027-03-01T04:59:00Z')).toEqual({ period: '2027-02', passes: 2, until: '2027-02-28' });
    expect(on('2027-03-01T05:00:00Z')).toEqual({ period: '2027-03', passes: 2, until: '2027-03-31' });
    expect(on('2027-12-10T12:00:00Z', { subscriptionEndDate: '2027-12-15' })?.until).toBe('2027-12-15');
  });

  it('that is paid online are those of the paid month, also in the days of grace', () => {
    const paid = { lastBillingDate: '2027-03-05', subscriptionEndDate: '2027-03-05' };
    expect(on('2027-03-01T12:00:00Z', paid)).toEqual({ period: '2027-03-05', passes: 2, until: '2027-03-05' });
    const grace = { ...paid, subscriptionEndDate: '2027-03-12' };
    expect(on('2027-03-09T12:00:00Z', grace)).toMatchObject({ period: '2027-03-05', until: '2027-03-12' });
  });

  it('are none once it has ended, or without one', () => {
    expect(on('2028-01-02T12:00:00Z')).toBeUndefined();
    expect(on('2027-03-01T12:00:00Z', { membershipTier: 'none' })).toBeUndefined();
    expect(on('2027-03-01T12:00:00Z', { subscriptionStatus: 'inactive' })).toBeUndefined();
  });
});
