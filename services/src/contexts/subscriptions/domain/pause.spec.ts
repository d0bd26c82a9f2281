import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import type { FoundSubscription } from './found-subscription.js';
import { endOfPause, mustBePausable } from './pause.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { type SubscriptionCommand, subscription } from './subscription.js';

const given = givenFor(subscription);
const [february, march, june] = ['2027-02-05T15:00:00.000Z', '2027-03-05T15:00:00.000Z', '2027-06-05T14:00:00.000Z'];
const until = '2027-05-05T14:00:00.000Z';
const begun: readonly SubscriptionEvent[] = [
  { type: 'SubscriptionStarted', subscription: 'one', plan: 'gold', monthly: 2_400, name: 'Gold', until: february },
  {
    ...{ type: 'SubscriptionActivated', gatewayId: 'sub_1', invoice: 'in_1', paidUntil: february },
    ...{ plan: 'gold', amount: 2_400, receiptUrl: null },
  },
];
const note = (change: Partial<FoundSubscription>): SubscriptionCommand => ({
  type: 'NoteSubscription',
  found: {
    ...{ gatewayId: 'sub_1', subscriptionId: 'one', plan: 'gold', monthly: 2_400, state: 'active' },
    ...{ periodEnd: february, cancelsAtEnd: false, pausedUntil: null },
    invoice: { id: 'in_1', amount: 2_400, isPaid: true, url: null },
    ...change,
  },
});
const unpaid = (id: string) => ({ id, amount: 2_400, isPaid: false, url: null });
const paused: SubscriptionEvent = { type: 'SubscriptionPaused', until };
const over: SubscriptionEvent = { type: 'SubscriptionPauseEnded', nextPayment: march };
const state = (...events: SubscriptionEvent[]) => fold(subscription, [...begun, ...events]);
const refused = new Refusal('SUBSCRIPTION_NOT_PAUSABLE');

describe('a plan that is paused', () => {
  it('is told of once, and its months that nobody takes are neither renewals nor debts', () => {
    given(...begun)
      .when(note({ pausedUntil: until }))
      .then(paused);
    given(...begun, paused)
      .when(note({ pausedUntil: until, periodEnd: march, invoice: unpaid('in_2') }))
      .thenNothing();
    expect(state(paused)).toMatchObject({ state: 'active', paidUntil: february, pausedUntil: until });
  });

  it('says when it is paid again once the pause is over, and is as before once it is', () => {
    given(...begun, paused)
      .when(note({ periodEnd: march, invoice: unpaid('in_2') }))
      .then(over);
    expect(state(paused, over)).toMatchObject({ pausedUntil: null, nextPayment: march, paidUntil: february });
    const invoice = { ...unpaid('in_5'), isPaid: true };
    given(...begun, paused)
      .when(note({ periodEnd: june, invoice }))
      .then(
        { type: 'SubscriptionPauseEnded', nextPayment: june },
        {
          ...{ type: 'SubscriptionRenewed', invoice: 'in_5', amount: 2_400, plan: 'gold', paidUntil: june },
          receiptUrl: null,
        },
      );
  });

  it('is no plan any more where its account was deleted', () => {
    given(...begun, paused)
      .when({ type: 'LeaveSubscription' })
      .then({ type: 'SubscriptionEnded', why: 'left' });
  });

  it('cannot be paused again, nor one that is owed for or about to end', () => {
    const takenBack: SubscriptionEvent = { type: 'SubscriptionPauseEnded', nextPayment: february };
    for (const events of [[], [paused, takenBack]]) expect(() => mustBePausable(state(...events))).not.toThrow();
    const failed: SubscriptionEvent = {
      ...{ type: 'SubscriptionPaymentFailed', invoice: 'in_2', amount: 2_400, graceUntil: march, payUrl: null },
    };
    for (const events of [[paused], [paused, over], [failed], [{ type: 'SubscriptionCancelScheduled' as const }]])
      expect(() => mustBePausable(state(...events))).toThrow(refused);
  });

  it('ends within the hour before the month that is paid again, also where that month is shorter', () => {
    expect(endOfPause(state(), 3).toISOString()).toBe('2027-05-05T14:00:00.000Z');
    const endOfMonth = { ...state(), paidUntil: '2027-01-31T15:00:00.000Z' };
    expect(endOfPause(endOfMonth, 1).toISOString()).toBe('2027-02-28T14:00:00.000Z');
  });
});
