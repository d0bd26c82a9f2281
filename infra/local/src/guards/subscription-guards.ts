import { drop, type Guard, part } from './guard.js';

const subscriptions = (file: string): string => `services/src/contexts/subscriptions/${file}`;
const inDomain = subscriptions('domain/subscription.spec.ts');
const paidByCard = subscriptions('domain/plan-credit.spec.ts');
const buying = 'services/test/buying-a-plan.int.spec.ts';

/** What keeps a plan from being paid twice, or paid without being had. */
export const subscriptionGuards: readonly Guard[] = [
  {
    name: 'a gift card pays months to come',
    file: subscriptions('domain/plan-credit.ts'),
    spec: paidByCard,
    off: [drop],
    story: 'pays a plan that begins and one that goes on, and no other',
  },
  {
    name: 'a plan takes no more than a year from gift cards',
    file: subscriptions('domain/plan-credit.ts'),
    spec: paidByCard,
    off: [drop],
    story: 'pays a year of the plan at most, as the plan will be',
  },
  {
    name: 'what is left of a gift card goes back once, when its plan is over',
    file: subscriptions('domain/plan-credit.ts'),
    spec: paidByCard,
    off: [drop],
    story: 'gets back what no month has drawn once the plan is over, and once: the first card paid first',
  },
  {
    name: 'what the gateway has of a gift card is noted once',
    file: subscriptions('domain/subscription.ts'),
    spec: paidByCard,
    off: [part('UnaryExpression', 'true')],
    story: 'is noted at the gateway once',
  },
  {
    name: 'no plan begins while another one has money of a gift card',
    file: subscriptions('domain/subscription.ts'),
    spec: paidByCard,
    off: [drop],
    story: 'keeps another plan from beginning before what was left went back',
  },
  {
    name: 'a plan that is paid online is not taken by hand',
    file: 'services/src/contexts/identity/persistence/subscribed-plans.ts',
    spec: buying,
    off: [drop],
    story: 'is nobody else’s to give or to take, and keeps the plan of its next month from being deleted',
  },
  {
    name: 'an account pays one plan at a time',
    file: subscriptions('domain/subscription.ts'),
    spec: inDomain,
    off: [drop],
    story: 'is one at a time: neither a second page nor a second plan',
  },
  {
    name: 'one page of an account is open at a time',
    file: subscriptions('domain/subscription.ts'),
    spec: inDomain,
    off: [drop],
    story: 'is one at a time: neither a second page nor a second plan',
  },
  {
    name: 'what was paid does not end with its page',
    file: subscriptions('domain/subscription.ts'),
    spec: inDomain,
    off: [part('ConditionalExpression', '$then')],
    story: 'does not end with its page once it is paid',
  },
  {
    name: 'a pause is told of once',
    file: subscriptions('domain/subscription-news.ts'),
    spec: subscriptions('domain/pause.spec.ts'),
    off: [drop],
    story: 'is told of once, and its months that nobody takes are neither renewals nor debts',
  },
  {
    name: 'nobody pauses what they owe',
    file: subscriptions('domain/pause.ts'),
    spec: subscriptions('domain/pause.spec.ts'),
    off: [drop],
    story: 'cannot be paused again, nor one that is owed for or about to end',
  },
  {
    name: 'what is about an earlier subscription changes nothing',
    file: subscriptions('domain/subscription-news.ts'),
    spec: inDomain,
    off: [drop],
    story: 'hears nothing of an earlier one',
  },
  {
    name: 'what has ended stays so',
    file: subscriptions('domain/subscription-news.ts'),
    spec: inDomain,
    off: [drop],
    story: 'ends for a month that nobody paid, or because somebody wanted it',
  },
  {
    name: 'a plan begins with money',
    file: subscriptions('domain/subscription-news.ts'),
    spec: inDomain,
    off: [drop],
    story: 'begins once its first month is paid, and not before',
  },
  {
    name: 'a month is paid once',
    file: subscriptions('domain/subscription-news.ts'),
    spec: inDomain,
    off: [part('LogicalExpression', '$left')],
    story: 'is renewed once for each month that is paid',
  },
  {
    name: 'a month that was not paid is told of once',
    file: subscriptions('domain/subscription-news.ts'),
    spec: inDomain,
    off: [part('LogicalExpression', '$right')],
    story: 'is kept for a week where a month is not paid, which is told once',
  },
  {
    name: 'a month that is not paid keeps its plan for the days of grace, and no longer',
    file: subscriptions('holds-plan.ts'),
    spec: buying,
    off: [part('ConditionalExpression', '$else')],
    story: 'is kept for a week where a month is not paid, and goes on once it is',
  },
  {
    name: 'nobody is charged later for a month that their plan was not kept for',
    file: subscriptions('features/sync-subscription/sync-subscription.handler.ts'),
    spec: buying,
    off: [part('LogicalExpression', 'false')],
    story: 'ends where nobody pays until then, and is not charged later',
  },
  {
    name: 'whoever leaves is not charged again',
    file: subscriptions('person-holder.ts'),
    spec: buying,
    off: [drop],
    story: 'is not charged to somebody who has deleted their account',
  },
];
