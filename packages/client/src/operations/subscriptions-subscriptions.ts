// Made by `npm run codegen` from packages/contracts/src/subscriptions/routes/subscriptions.ts.
import type { AddPlanCreditDto, BuyPlanDto, ChangePlanDto, PausePlanDto, SubscriptionStartedView, SubscriptionView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** End your plan with the month you’ve paid for. */
export const cancelPlan: Operation<{ body?: object }, SubscriptionView> = { method: 'DELETE', path: '/api/subscription' };

/** Change to another plan from the next month on. */
export const changePlan: Operation<{ body: Sent<ChangePlanDto> }, SubscriptionView> = { method: 'POST', path: '/api/subscription/plan' };

/** Pause your plan for some months, from the next one on. */
export const pausePlan: Operation<{ body: Sent<PausePlanDto> }, SubscriptionView> = { method: 'POST', path: '/api/subscription/pause' };

/** End the pause of your plan. */
export const endPause: Operation<{ body?: object }, SubscriptionView> = { method: 'DELETE', path: '/api/subscription/pause' };

/** Renew your plan after all. */
export const resumePlan: Operation<{ body?: object }, SubscriptionView> = { method: 'POST', path: '/api/subscription/resume' };

/** Show the plan you pay for. */
export const showSubscription: Operation<object, SubscriptionView> = { method: 'GET', path: '/api/subscription' };

/** Pay for months of your plan with a gift card. */
export const addPlanCredit: Operation<{ body: Sent<AddPlanCreditDto, 'voucherAmount'>; idempotencyKey?: string }, SubscriptionView> = { method: 'POST', path: '/api/subscription/gift-card' };

/** Buy a plan. */
export const buyPlan: Operation<{ params: { id: string | number }; body: Sent<BuyPlanDto, 'voucherAmount' | 'voucherCode'> }, SubscriptionStartedView> = { method: 'POST', path: '/api/memberships/:id/subscribe' };
