import { describe, expect, it } from '@jest/globals';
import { subscriptionPostings } from './subscription-journal.js';

const month = { invoice: 'in_1', amount: 2_400, plan: 'gold', paidUntil: '2026-12-27T00:00:00.000Z', receiptUrl: null };

describe('the month of a plan', () => {
  it('is earned when it is paid, the first one and each after it', () => {
    const postings = [
      { account: 'gateway', amount: 2_400 },
      { account: 'plans', amount: -2_400 },
    ];
    expect(subscriptionPostings({ type: 'SubscriptionActivated', gatewayId: 'sub_1', ...month })).toEqual(postings);
    expect(subscriptionPostings({ type: 'SubscriptionRenewed', ...month })).toEqual(postings);
  });

  it('moves nothing while it is not paid', () => {
    const failed = { invoice: 'in_2', amount: 2_400, graceUntil: '2027-01-03T00:00:00.000Z', payUrl: null };
    expect(subscriptionPostings({ type: 'SubscriptionPaymentFailed', ...failed })).toEqual([]);
  });
});
