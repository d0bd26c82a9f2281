import { decider } from '@northlight/event-store/decider';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { FoundSubscription } from './found-subscription.js';
import { closed, withCredit } from './plan-credit.js';
import type {
  PlanCreditAdded,
  PlanCreditGiven,
  SoldPlan,
  SubscriptionEvent,
  SubscriptionStarted,
} from './subscription.events.js';
import { newsOf } from './subscription-news.js';
import { isRunning, type Subscription } from './subscription-state.js';

export type SubscriptionCommand =
  | (Omit<SubscriptionStarted, 'type'> & { readonly type: 'StartSubscription' })
  | { readonly type: 'OpenSubscriptionCheckout'; readonly checkoutId: string; readonly url: string }
  | { readonly type: 'EndSubscriptionCheckout' }
  /** What the gateway has now becomes true here, whatever was told before. */
  | { readonly type: 'NoteSubscription'; readonly found: FoundSubscription }
  | { readonly type: 'LeaveSubscription' }
  | (Omit<PlanCreditAdded, 'type'> & { readonly type: 'AddPlanCredit' })
  | (Omit<PlanCreditGiven, 'type'> & { readonly type: 'NotePlanCredit' })
  /** `drawn`: what paid months drew in all, as the gateway has it; `revoked`: credits of gift cards that are no longer good. */
  | { readonly type: 'ClosePlanCredit'; readonly drawn: Cents; readonly revoked: readonly string[] };

const nothing: SoldPlan = { plan: '', monthly: 0 };

const unpaid: Subscription = {
  ...{ state: 'none', id: '', sold: nothing, name: '', next: nothing, until: '', gatewayId: '', invoice: '' },
  ...{ paidUntil: null, cancelsAtEnd: false, graceUntil: null, payUrl: null },
  ...{ pausedUntil: null, nextPayment: null, due: null, credits: [], drawn: 0, creditBack: 0, customerId: '' },
};

export const subscription = decider<Subscription, SubscriptionCommand, SubscriptionEvent>({
  initial: unpaid,

  decide: {
    StartSubscription: ({ type: _, ...started }, state) => {
      // guard: an account pays one plan at a time
      if (isRunning(state)) throw new Refusal('SUBSCRIPTION_RUNNING');
      // guard: one page of an account is open at a time
      if (state.state === 'started') throw new Refusal('CONFLICT');
      // guard: no plan begins while another one has money of a gift card
      if (state.credits.length > 0) throw new Refusal('SUBSCRIPTION_UNAVAILABLE');
      return [{ type: 'SubscriptionStarted', ...started }];
    },
    OpenSubscriptionCheckout: ({ checkoutId, url }, { state, checkoutId: known }) =>
      state === 'started' && known === undefined ? [{ type: 'SubscriptionCheckoutOpened', checkoutId, url }] : [],
    // guard: what was paid does not end with its page
    EndSubscriptionCheckout: (_, { state }) => (state === 'started' ? [{ type: 'SubscriptionCheckoutEnded' }] : []),
    NoteSubscription: ({ found }, state) => newsOf(state, found),
    LeaveSubscription: (_, state) => {
      if (state.state === 'started') return [{ type: 'SubscriptionCheckoutEnded' }];
      return isRunning(state) ? [{ type: 'SubscriptionEnded', why: 'left' }] : [];
    },
    AddPlanCredit: withCredit,
    // guard: what the gateway has of a gift card is noted once
    NotePlanCredit: ({ credit, customerId }, { credits }) =>
      credits.some(({ id, isGiven }) => id === credit && !isGiven)
        ? [{ type: 'PlanCreditGiven', credit, customerId }]
        : [],
    ClosePlanCredit: closed,
  },

  evolve: {
    SubscriptionStarted: ({ subscription: id, plan, monthly, name, until }) => ({
      ...unpaid,
      ...{ state: 'started', id, name, until, sold: { plan, monthly }, next: { plan, monthly } },
    }),
    SubscriptionCheckoutOpened: ({ checkoutId, url }, state) => ({ ...state, checkoutId, url }),
    SubscriptionCheckoutEnded: (_, state) => ({ ...state, state: 'ended' }),
    SubscriptionActivated: ({ gatewayId, invoice, paidUntil, credit = 0 }, state) => ({
      ...state,
      ...{ state: 'active', gatewayId, invoice, paidUntil, url: undefined, drawn: state.drawn + credit },
    }),
    SubscriptionRenewed: ({ invoice, paidUntil, credit = 0 }, state) => ({
      ...state,
      ...{ state: 'active', invoice, paidUntil, sold: state.next, graceUntil: null, payUrl: null, due: null },
      ...{ nextPayment: null, drawn: state.drawn + credit },
    }),
    SubscriptionPaymentFailed: ({ graceUntil, payUrl, amount: due }, state) => ({
      ...state,
      ...{ state: 'past_due', graceUntil, payUrl, due },
    }),
    PlanChangeScheduled: ({ plan, monthly }, state) => ({ ...state, next: { plan, monthly } }),
    SubscriptionCancelScheduled: (_, state) => ({ ...state, cancelsAtEnd: true }),
    SubscriptionResumed: (_, state) => ({ ...state, cancelsAtEnd: false }),
    SubscriptionPaused: ({ until: pausedUntil }, state) => ({ ...state, pausedUntil, nextPayment: null }),
    // taken back within the month that is paid, it changed nothing
    SubscriptionPauseEnded: ({ nextPayment }, state) => ({
      ...state,
      ...{ pausedUntil: null, nextPayment: nextPayment === state.paidUntil ? null : nextPayment },
    }),
    SubscriptionEnded: (_, state) => ({
      ...state,
      ...{ state: 'ended', graceUntil: null, payUrl: null, pausedUntil: null, nextPayment: null, due: null },
    }),
    PlanCreditAdded: ({ credit: id, voucher, cents }, state) => ({
      ...state,
      credits: [...state.credits, { id, voucher, cents, isGiven: false }],
    }),
    PlanCreditGiven: ({ credit, customerId }, state) => ({
      ...state,
      customerId,
      credits: state.credits.map((one) => (one.id === credit ? { ...one, isGiven: true } : one)),
    }),
    PlanCreditClosed: ({ back }, state) => ({
      ...state,
      ...{ credits: [], drawn: 0, creditBack: back.reduce((sum, { cents }) => sum + cents, 0) },
    }),
  },
});
