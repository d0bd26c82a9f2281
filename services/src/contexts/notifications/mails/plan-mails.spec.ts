import { describe, expect, it } from '@jest/globals';
import type { PaidPlan } from '../../subscriptions/index.js';
import { aSender } from '../testing/builders.js';
import { planEnded, planPaused, planPaymentFailed, planRenewed, planResumed, planStarted } from './plan-mails.js';

const aPlan = (change: Partial<PaidPlan> = {}): PaidPlan => ({
  ...{ name: 'Gold', monthly: 2_400, next: undefined, paidUntil: '2027-02-05T15:00:00.000Z', graceUntil: null },
  ...{ payUrl: null, state: 'active', cancelsAtEnd: false, pausedUntil: null, nextPayment: null },
  ...{ due: null, giftCardLeft: 0 },
  receipt: { id: 'in_1', plan: 'gold', amount: 24, paidAt: '', paidUntil: '', url: null },
  ...change,
});
const about = (change: Partial<PaidPlan> = {}) => ({ email: 'ann@example.com', plan: aPlan(change) });

describe('the mails about a plan', () => {
  it('are receipts that say when the next month is paid, and how much', () => {
    for (const mail of [planStarted(about(), aSender), planRenewed(about(), aSender)]) {
      for (const part of ['Paid: $24.00', 'Receipt: in_1', '$24.00 on Friday, February 5, 2027', '/profile#membership'])
        expect(mail.text).toContain(part);
    }
    const changed = planRenewed(about({ next: { name: 'Platinum', monthly: 3_900 } }), aSender);
    expect(changed.text).toContain('$39.00 on Friday, February 5, 2027');
  });

  it('say what a gift card paid, what was charged beside it, and what is left of it', () => {
    const receipt = { id: 'in_2', plan: 'gold', amount: 24, giftCard: 18, paidAt: '', paidUntil: '', url: null };
    const mail = planRenewed(about({ receipt, giftCardLeft: 600 }), aSender);
    for (const part of ['Paid: $24.00', 'Paid with gift card: $18.00', 'Paid by card: $6.00', 'gift cards: $6.00'])
      expect(mail.text).toContain(part);
    const due = { state: 'past_due', graceUntil: '2027-02-12T15:00:00.000Z', due: 600 } as const;
    expect(planPaymentFailed(about(due), aSender)?.text).toContain('Due: $6.00');
    expect(planEnded(about({ state: 'ended', giftCardLeft: 600 }), aSender)?.text).toContain('The $6.00 that your');
    expect(planEnded(about({ state: 'ended' }), aSender)?.text).not.toContain('gift card');
  });

  it('say until when a plan is kept that was not paid, and where it is; not once it is', () => {
    const due = {
      state: 'past_due',
      graceUntil: '2027-02-12T15:00:00.000Z',
      payUrl: 'https://pay.example.com/1',
    } as const;
    const mail = planPaymentFailed(about(due), aSender);
    for (const part of ['until Friday, February 12, 2027', 'https://pay.example.com/1', 'Due: $24.00'])
      expect(mail?.text).toContain(part);
    expect(planPaymentFailed(about(), aSender)).toBeUndefined();
  });

  it('say from when to when a plan is paused, and when it is paid again; not once that is no longer so', () => {
    const paused = { pausedUntil: '2027-04-05T14:00:00.000Z' };
    const mail = planPaused(about(paused), aSender);
    for (const part of ['until Friday, February 5, 2027', 'Monday, April 5, 2027']) expect(mail?.text).toContain(part);
    expect(planPaused(about(), aSender)).toBeUndefined();
    const resumed = planResumed(about({ nextPayment: '2027-04-05T15:00:00.000Z' }), aSender);
    expect(resumed?.text).toContain('$24.00 on Monday, April 5, 2027');
    expect(planResumed(about(paused), aSender)).toBeUndefined();
  });

  it('say that a plan is over, unless another one has begun', () => {
    expect(planEnded(about({ state: 'ended' }), aSender)?.text).toContain('won’t be charged again');
    expect(planEnded(about(), aSender)).toBeUndefined();
  });
});
