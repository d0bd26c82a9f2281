import { planCreditMonths } from '@northlight/contracts';
import { type Cents, moneyText } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { CreditBack, PlanCreditAdded, PlanCreditClosed } from './subscription.events.js';
import type { PlanCredit, Subscription } from './subscription-state.js';

/** Cents of gift cards that are left for the months to come; below zero where the gateway lent a few. */
export const creditLeft = ({ credits, drawn }: Pick<Subscription, 'credits' | 'drawn'>): Cents =>
  credits.reduce((sum, { cents }) => sum + cents, 0) - drawn;

/** Cents that may still be added: a year of the plan as it will be, so that nobody parks a large card on a small plan. */
export const creditRoom = (known: Subscription): Cents =>
  Math.max(0, planCreditMonths * known.next.monthly - creditLeft(known));

/**
 * A gift card pays months to come: of a plan that begins or goes on.
 * @throws {Refusal} SUBSCRIPTION_NOT_RUNNING, PLAN_TAKES_NO_CREDIT, PLAN_CREDIT_LIMIT
 */
export function withCredit(
  { type: _, ...added }: Omit<PlanCreditAdded, 'type'> & { readonly type: string },
  known: Subscription,
): PlanCreditAdded[] {
  const isBeginning = known.state === 'started' && known.checkoutId === undefined;
  // guard: a gift card pays months to come
  if (!isBeginning) mustGoOn(known);
  const room = creditRoom(known);
  // guard: a plan takes no more than a year from gift cards
  if (added.cents > room) throw new Refusal('PLAN_CREDIT_LIMIT', { most: moneyText(room) });
  return [{ ...added, type: 'PlanCreditAdded' }];
}

function mustGoOn({ state, cancelsAtEnd }: Subscription): void {
  if (state !== 'active' && state !== 'past_due') throw new Refusal('SUBSCRIPTION_NOT_RUNNING');
  if (state === 'past_due' || cancelsAtEnd) throw new Refusal('PLAN_TAKES_NO_CREDIT');
}

/** What goes back to each gift card of a plan whose months drew so much: the first card paid first. */
export function creditBack(credits: readonly PlanCredit[], drawn: Cents): CreditBack[] {
  let used = Math.max(0, drawn);
  return credits.flatMap(({ id: credit, voucher, cents }) => {
    const spent = Math.min(cents, used);
    used -= spent;
    return cents > spent ? [{ credit, voucher, cents: cents - spent }] : [];
  });
}

interface Close {
  /** What paid months drew in all, as the gateway has it. */
  readonly drawn: Cents;
  /** Credits whose gift card was revoked meanwhile. */
  readonly revoked: readonly string[];
}

/** A plan is over: what no month has drawn goes back, once. */
export function closed({ drawn, revoked }: Close, known: Subscription): PlanCreditClosed[] {
  // guard: what is left of a gift card goes back once, when its plan is over
  if (known.state !== 'ended' || known.credits.length === 0) return [];
  const added = known.credits.reduce((sum, { cents }) => sum + cents, 0);
  const back = creditBack(known.credits, drawn);
  return [
    {
      ...{ type: 'PlanCreditClosed', earned: drawn - known.drawn, lost: Math.max(0, drawn - added) },
      back: back.map((part) => ({ ...part, isRevoked: revoked.includes(part.credit) })),
    },
  ];
}
