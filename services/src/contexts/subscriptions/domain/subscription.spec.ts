import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import type { FoundSubscription } from './found-subscription.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { type SubscriptionCommand, subscription } from './subscription.js';

const given = givenFor(subscription);
const until = '2027-01-05T16:00:00.000Z';
const start: SubscriptionCommand = {
  ...{
    type: 'StartSubscription',
    subscription: 'one',
    plan: 'gold',
    monthly: 2_400,
    name: 'Gold plan, monthly',
    until,
  },
};
const started = { ...start, type: 'SubscriptionStarted' } as SubscriptionEvent;
const february = '2027-02-05T15:00:00.000Z';
const march = '2027-03-05T15:00:00.000Z';
const paid = (id: string) => ({ id, amount: 2_400, isPaid: true, url: null });
const found = (change: Partial<FoundSubscription> = {}): FoundSubscription => ({
  ...{ gatewayId: 'sub_1', subscriptionId: 'one', plan: 'gold', monthly: 2_400, state: 'active' },
  ...{ periodEnd: february, cancelsAtEnd: false, pausedUntil: null, invoice: paid('in_1') },
  ...change,
});
const note = (change: Partial<FoundSubscription> = {}): SubscriptionCommand => ({
  type: 'NoteSubscription',
  found: found(change),
});
const month = { plan: 'gold', amount: 2_400, receiptUrl: null };
const activated: SubscriptionEvent = {
  ...{ type: 'SubscriptionActivated', gatewayId: 'sub_1', invoice: 'in_1', paidUntil: february },
  ...month,
};
const unpaid = {
  state: 'past_due',
  periodEnd: march,
  invoice: { ...paid('in_2'), isPaid: false, url: 'https://pay' },
} as const;
const failed: SubscriptionEvent = {
  ...{ type: 'SubscriptionPaymentFailed', invoice: 'in_2', amount: 2_400 },
  ...{ graceUntil: '2027-02-12T15:00:00.000Z', payUrl: 'https://pay' },
};

describe('a plan that is bought', () => {
  it('begins once its first month is paid, and not before', () => {
    given().when(start).then(started);
    given(started)
      .when(note({ invoice: { ...paid('in_1'), isPaid: false } }))
      .thenNothing();
    given(started).when(note()).then(activated);
  });

  it('begins once, however often that is told', () => {
    given(started, activated).when(note()).thenNothing();
  });

  it('is one at a time: neither a second page nor a second plan', () => {
    given(started).when(start).thenRefuses('CONFLICT');
    given(started, activated).when(start).thenRefuses('SUBSCRIPTION_RUNNING');
    given(started, { type: 'SubscriptionCheckoutEnded' }).when(start).then(started);
  });

  it('does not end with its page once it is paid', () => {
    given(started).when({ type: 'EndSubscriptionCheckout' }).then({ type: 'SubscriptionCheckoutEnded' });
    given(started, activated).when({ type: 'EndSubscriptionCheckout' }).thenNothing();
  });

  it('hears nothing of an earlier one', () => {
    given(started)
      .when(note({ subscriptionId: 'another' }))
      .thenNothing();
  });
});

describe('a plan that runs', () => {
  const renewed: SubscriptionEvent = { type: 'SubscriptionRenewed', invoice: 'in_2', paidUntil: march, ...month };

  it('is renewed once for each month that is paid', () => {
    given(started, activated)
      .when(note({ periodEnd: march, invoice: paid('in_2') }))
      .then(renewed);
    given(started, activated, renewed)
      .when(note({ periodEnd: march, invoice: paid('in_2') }))
      .thenNothing();
  });

  it('is kept for a week where a month is not paid, which is told once', () => {
    given(started, activated).when(note(unpaid)).then(failed);
    given(started, activated, failed).when(note(unpaid)).thenNothing();
    expect(fold(subscription, [started, activated, failed])).toMatchObject({ state: 'past_due', paidUntil: february });
  });

  it('goes on where that month is paid after all', () => {
    given(started, activated, failed)
      .when(note({ periodEnd: march, invoice: paid('in_2') }))
      .then(renewed);
  });

  it('ends for a month that nobody paid, or because somebody wanted it, and is not alive again', () => {
    const ended = (why: 'unpaid' | 'canceled'): SubscriptionEvent => ({ type: 'SubscriptionEnded', why });
    given(started, activated, failed)
      .when(note({ state: 'ended' }))
      .then(ended('unpaid'));
    given(started, activated)
      .when(note({ state: 'ended' }))
      .then(ended('canceled'));
    given(started, activated, ended('canceled'))
      .when(note({ periodEnd: march, invoice: paid('in_2') }))
      .thenNothing();
  });

  it('is another one from the next month on', () => {
    const changed: SubscriptionEvent = { type: 'PlanChangeScheduled', plan: 'platinum', monthly: 3_900 };
    const platinum = { plan: 'platinum', monthly: 3_900 };
    given(started, activated).when(note(platinum)).then(changed);
    given(started, activated, changed).when(note(platinum)).thenNothing();
    expect(fold(subscription, [started, activated, changed])).toMatchObject({ sold: { plan: 'gold' }, next: platinum });
    expect(fold(subscription, [started, activated, changed, renewed])).toMatchObject({ sold: platinum });
  });

  it('ends with its month, and goes on where that is taken back', () => {
    given(started, activated)
      .when(note({ cancelsAtEnd: true }))
      .then({ type: 'SubscriptionCancelScheduled' });
    given(started, activated, { type: 'SubscriptionCancelScheduled' })
      .when(note())
      .then({ type: 'SubscriptionResumed' });
  });

  it('ends with the account', () => {
    given(started, activated).when({ type: 'LeaveSubscription' }).then({ type: 'SubscriptionEnded', why: 'left' });
    given().when({ type: 'LeaveSubscription' }).thenNothing();
  });
});
