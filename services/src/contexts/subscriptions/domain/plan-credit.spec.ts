import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import fc from 'fast-check';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import type { PlanCreditAdded, SubscriptionEvent } from './subscription.events.js';
import { type SubscriptionCommand, subscription } from './subscription.js';
import { subscriptionPostings } from './subscription-journal.js';

const given = givenFor(subscription);
const [until, february, march] = ['2027-01-05T16:00:00Z', '2027-02-05T15:00:00.000Z', '2027-03-05T15:00:00.000Z'];
const started: SubscriptionEvent = {
  ...{ type: 'SubscriptionStarted', subscription: 'one', plan: 'gold', monthly: 2_400, name: 'Gold', until },
};
const card = (cents: number, credit = 'a'): PlanCreditAdded => ({
  ...{ type: 'PlanCreditAdded', credit, voucher: { ledger: -1, id: `card ${credit}` }, cents },
});
const add = (cents: number): SubscriptionCommand => ({ ...card(cents), type: 'AddPlanCredit' });
const month = { plan: 'gold', receiptUrl: null };
const activated = (credit: number): SubscriptionEvent => ({
  ...{ type: 'SubscriptionActivated', gatewayId: 'sub_1', invoice: 'in_1', paidUntil: february, ...month },
  ...{ amount: 2_400 - credit, credit },
});
const renewed = (credit: number, amount = 2_400 - credit): SubscriptionEvent => ({
  ...{ type: 'SubscriptionRenewed', invoice: 'in_2', paidUntil: march, ...month, amount, credit },
});
const ended: SubscriptionEvent = { type: 'SubscriptionEnded', why: 'canceled' };
const close = (drawn: number, revoked: string[] = []): SubscriptionCommand => ({
  ...{ type: 'ClosePlanCredit', drawn, revoked },
});
const back = (cents: number, credit = 'a', isRevoked = false) => ({
  ...{ credit, voucher: { ledger: -1, id: `card ${credit}` }, cents, isRevoked },
});

describe('a gift card that pays for a plan', () => {
  it('pays a plan that begins and one that goes on, and no other', () => {
    given(started).when(add(5_000)).then(card(5_000));
    given(started, activated(0)).when(add(5_000)).then(card(5_000));
    given().when(add(5_000)).thenRefuses('SUBSCRIPTION_NOT_RUNNING');
    const opened: SubscriptionEvent = { type: 'SubscriptionCheckoutOpened', checkoutId: 'cs_1', url: 'https://pay' };
    given(started, opened).when(add(5_000)).thenRefuses('SUBSCRIPTION_NOT_RUNNING');
    given(started, activated(0), ended).when(add(5_000)).thenRefuses('SUBSCRIPTION_NOT_RUNNING');
    const failed: SubscriptionEvent = {
      ...{ type: 'SubscriptionPaymentFailed', invoice: 'in_2', amount: 2_400, graceUntil: march, payUrl: null },
    };
    for (const event of [failed, { type: 'SubscriptionCancelScheduled' as const }])
      given(started, activated(0), event).when(add(5_000)).thenRefuses('PLAN_TAKES_NO_CREDIT');
  });

  it('pays a year of the plan at most, as the plan will be', () => {
    const year = 12 * 2_400;
    given(started).when(add(year)).then(card(year));
    given(started)
      .when(add(year + 1))
      .thenRefuses('PLAN_CREDIT_LIMIT');
    given(started, card(year), activated(2_400)).when(add(2_401)).thenRefuses('PLAN_CREDIT_LIMIT');
    const dearer: SubscriptionEvent = { type: 'PlanChangeScheduled', plan: 'platinum', monthly: 3_900 };
    given(started, activated(0), dearer).when(add(46_800)).then(card(46_800));
  });

  it('is noted at the gateway once', () => {
    const note: SubscriptionCommand = { type: 'NotePlanCredit', credit: 'a', customerId: 'cus_1' };
    const noted: SubscriptionEvent = { ...note, type: 'PlanCreditGiven' };
    given(started, card(5_000)).when(note).then(noted);
    given(started, card(5_000), noted).when(note).thenNothing();
  });

  it('gets back what no month has drawn once the plan is over, and once: the first card paid first', () => {
    const paid = [started, card(3_000), card(5_000, 'b'), activated(2_400), renewed(2_400)];
    given(...paid)
      .when(close(4_800))
      .thenNothing();
    const closed: SubscriptionEvent = { type: 'PlanCreditClosed', earned: 0, lost: 0, back: [back(3_200, 'b')] };
    given(...paid, ended)
      .when(close(4_800))
      .then(closed);
    given(...paid, ended, closed)
      .when(close(4_800))
      .thenNothing();
    expect(fold(subscription, [...paid, ended, closed])).toMatchObject({ credits: [], creditBack: 3_200 });
  });

  it('has paid the month of which nobody had told, and what was too little for a card is nobody’s', () => {
    given(started, card(5_000), activated(2_400), ended)
      .when(close(4_800, ['a']))
      .then({ type: 'PlanCreditClosed', earned: 2_400, lost: 0, back: [back(200, 'a', true)] });
    given(started, card(2_380), activated(2_400), ended)
      .when(close(2_400))
      .then({ type: 'PlanCreditClosed', earned: 0, lost: 20, back: [] });
  });

  it('keeps another plan from beginning before what was left went back', () => {
    given(started, card(5_000), { type: 'SubscriptionCheckoutEnded' })
      .when({ ...started, type: 'StartSubscription' } as SubscriptionCommand)
      .thenRefuses('SUBSCRIPTION_UNAVAILABLE');
  });

  it('is owed as a whole in the books, whatever months draw and whenever the plan ends', () => {
    const cents = fc.integer({ min: 1, max: 9_000 });
    const draws = fc.array(fc.integer({ min: 0, max: 2_400 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 3 }), draws, fc.boolean(), (cards, months, isTold) => {
        const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
        const drawn = sum(months);
        const events: SubscriptionEvent[] = [
          ...[started, ...cards.map((value, nth) => card(value, `${nth}`)), activated(0)],
          ...(isTold ? months : months.slice(1)).map((credit) => renewed(credit)),
          ended,
        ];
        const [closing] = subscription.decide(close(drawn), fold(subscription, events)) as SubscriptionEvent[];
        const postings = [...events, ...(closing ? [closing] : [])].flatMap(subscriptionPostings);
        const on = (account: string) => sum(postings.filter((one) => one.account === account).map((one) => one.amount));
        expect([on('plan_credit'), sum(postings.map(({ amount }) => amount))]).toEqual([0, 0]);
        expect(on('vouchers')).toBe(Math.min(sum(cards), drawn));
      }),
    );
  });
});
