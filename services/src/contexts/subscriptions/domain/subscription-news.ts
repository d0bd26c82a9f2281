import type { FoundSubscription } from './found-subscription.js';
import type { SubscriptionEvent } from './subscription.events.js';
import type { Subscription } from './subscription-state.js';

/** Days for which a plan is kept although its month was not paid. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * What has happened since, by what the gateway has now: notices come twice, late and in any order, so that none of them
 * is believed by itself.
 */
export function newsOf(known: Subscription, found: FoundSubscription): SubscriptionEvent[] {
  // guard: what is about an earlier subscription changes nothing
  if (found.subscriptionId !== known.id) return [];
  if (known.state === 'started') return beginning(known, found);
  // guard: what has ended stays so
  if (known.state !== 'active' && known.state !== 'past_due') return [];
  if (found.state === 'ended') return [{ type: 'SubscriptionEnded', why: endOf(known) }];
  return [...changes(known, found), ...month(known, found)];
}

function beginning({ sold }: Subscription, found: FoundSubscription): SubscriptionEvent[] {
  const { state, gatewayId, invoice, periodEnd: paidUntil } = found;
  if (state === 'ended') return [{ type: 'SubscriptionCheckoutEnded' }];
  // guard: a plan begins with money
  if (!invoice?.isPaid) return [];
  return [{ type: 'SubscriptionActivated', gatewayId, plan: sold.plan, paidUntil, ...paidBy(invoice) }];
}

/** A subscription whose month is unpaid ends for that; else somebody wanted its end. */
const endOf = ({ state, cancelsAtEnd }: Subscription) =>
  state === 'past_due' && !cancelsAtEnd ? ('unpaid' as const) : ('canceled' as const);

function changes(known: Subscription, found: FoundSubscription): SubscriptionEvent[] {
  const { plan, monthly, cancelsAtEnd } = found;
  const isOther = plan !== '' && (plan !== known.next.plan || monthly !== known.next.monthly);
  const isCanceled = cancelsAtEnd !== known.cancelsAtEnd;
  return [
    ...(isOther ? [{ type: 'PlanChangeScheduled' as const, plan, monthly }] : []),
    ...(isCanceled
      ? [{ type: cancelsAtEnd ? ('SubscriptionCancelScheduled' as const) : ('SubscriptionResumed' as const) }]
      : []),
    ...pauses(known, found),
  ];
}

/** A pause that began, has another end, or is over: told once each. */
function pauses(known: Subscription, { pausedUntil, periodEnd }: FoundSubscription): SubscriptionEvent[] {
  // guard: a pause is told of once
  if (pausedUntil === known.pausedUntil) return [];
  return pausedUntil === null
    ? [{ type: 'SubscriptionPauseEnded', nextPayment: periodEnd }]
    : [{ type: 'SubscriptionPaused', until: pausedUntil }];
}

function month(known: Subscription, { state, plan, invoice, periodEnd }: FoundSubscription): SubscriptionEvent[] {
  // guard: a month is paid once
  if (!invoice || invoice.id === known.invoice) return [];
  if (invoice.isPaid && state === 'active') {
    const paid = { plan: plan || known.next.plan, paidUntil: periodEnd, ...paidBy(invoice) };
    return [{ type: 'SubscriptionRenewed', ...paid }];
  }
  // guard: a month that was not paid is told of once
  if (known.state === 'past_due' || state !== 'past_due') return [];
  const graceUntil = new Date(Date.parse(known.paidUntil ?? periodEnd) + GRACE_DAYS * DAY_MS).toISOString();
  const { id, amount, url: payUrl } = invoice;
  return [{ type: 'SubscriptionPaymentFailed', invoice: id, amount, graceUntil, payUrl }];
}

const paidBy = ({ id, amount, url, credit }: NonNullable<FoundSubscription['invoice']>) => ({
  ...{ invoice: id, amount, receiptUrl: url },
  ...(credit && { credit }),
});
