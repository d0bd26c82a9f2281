import { StoredIdDto } from '../../media/upload-views.js';
import { ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { ChangePlanDto } from '../change-plan.dto.js';
import * as examples from '../examples/subscriptions.js';
import { PausePlanDto } from '../pause-plan.dto.js';
import { AddPlanCreditDto, BuyPlanDto } from '../plan-credit.dto.js';
import type { SubscriptionStartedView, SubscriptionView } from '../subscription-views.js';

/** How a gift card says no to a plan. */
const voucherRefusals = [
  ...(['VOUCHER_NOT_FOUND', 'VOUCHER_REVOKED', 'VOUCHER_EXPIRED', 'VOUCHER_EMPTY', 'VOUCHER_CHANGED'] as const),
  ...(['PLAN_CREDIT_LIMIT', 'TOO_MANY_TRIES'] as const),
] as const;

export const subscriptionsRoutes = routeGroup('Subscriptions', {
  cancelPlan: route('DELETE /api/subscription', {
    summary: 'End your plan with the month you’ve paid for',
    access: 'signed-in',
    answer: ok<SubscriptionView>('It runs until its month is over, and is not renewed.'),
    refuses: ['SUBSCRIPTION_NOT_RUNNING', 'PAYMENT_OFF', 'SUBSCRIPTION_UNAVAILABLE'],
    example: { answer: examples.subscriptionCanceled },
  }),
  changePlan: route('POST /api/subscription/plan', {
    summary: 'Change to another plan from the next month on',
    access: 'signed-in',
    body: ChangePlanDto,
    answer: ok<SubscriptionView>('The month that runs stays as it was paid; the next one is of the other plan.'),
    refuses: ['MEMBERSHIP_NOT_FOUND', 'SUBSCRIPTION_NOT_RUNNING', 'PAYMENT_OFF', 'SUBSCRIPTION_UNAVAILABLE'],
    example: { body: examples.changePlan, answer: examples.subscriptionChanged },
  }),
  pausePlan: route('POST /api/subscription/pause', {
    summary: 'Pause your plan for some months, from the next one on',
    access: 'signed-in',
    body: PausePlanDto,
    answer: ok<SubscriptionView>(
      'The month that is paid stays. Then nothing is paid and nothing is had until it resumes.',
    ),
    refuses: ['SUBSCRIPTION_NOT_RUNNING', 'SUBSCRIPTION_NOT_PAUSABLE', 'PAYMENT_OFF', 'SUBSCRIPTION_UNAVAILABLE'],
    example: { body: examples.pausePlan, answer: examples.subscriptionPaused },
  }),
  endPause: route('DELETE /api/subscription/pause', {
    summary: 'End the pause of your plan',
    access: 'signed-in',
    answer: ok<SubscriptionView>('The next month is paid again, and with it the plan is back.'),
    refuses: ['SUBSCRIPTION_NOT_RUNNING', 'PAYMENT_OFF', 'SUBSCRIPTION_UNAVAILABLE'],
    example: { answer: examples.subscription },
  }),
  resumePlan: route('POST /api/subscription/resume', {
    summary: 'Renew your plan after all',
    access: 'signed-in',
    answer: ok<SubscriptionView>('It is renewed every month again.'),
    refuses: ['SUBSCRIPTION_NOT_RUNNING', 'PAYMENT_OFF', 'SUBSCRIPTION_UNAVAILABLE'],
    example: { answer: examples.subscription },
  }),
  showSubscription: route('GET /api/subscription', {
    summary: 'Show the plan you pay for',
    access: 'signed-in',
    caching: 'no-store',
    answer: ok<SubscriptionView>('How it stands, and what was paid; `none` where no plan was ever bought.'),
    example: { answer: examples.subscription },
  }),
  addPlanCredit: route('POST /api/subscription/gift-card', {
    summary: 'Pay for months of your plan with a gift card',
    access: 'signed-in',
    idempotencyKey: 'optional',
    body: AddPlanCreditDto,
    answer: ok<SubscriptionView>(
      'It pays the months to come before your card does; what is left at the end goes back.',
    ),
    refuses: [...(['SUBSCRIPTION_NOT_RUNNING', 'PAYMENT_OFF', 'PLAN_TAKES_NO_CREDIT'] as const), ...voucherRefusals],
    example: { body: examples.addPlanCredit, answer: examples.subscriptionWithGiftCard },
  }),
  buyPlan: route('POST /api/memberships/:id/subscribe', {
    summary: 'Buy a plan',
    access: 'signed-in',
    params: StoredIdDto,
    body: BuyPlanDto,
    answer: ok<SubscriptionStartedView>(
      'The page on which its first month is paid: the same one as long as it is open.',
    ),
    refuses: [
      ...(['MEMBERSHIP_NOT_FOUND', 'SUBSCRIPTION_RUNNING', 'PAYMENT_OFF', 'SUBSCRIPTION_UNAVAILABLE'] as const),
      ...voucherRefusals,
    ],
    example: { params: { id: '2' }, body: examples.buyPlan, answer: examples.subscriptionStarted },
  }),
});
