import type { PauseMonths } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { Subscription } from './subscription-state.js';

/** Before the month that is paid again: what is taken at that very moment is taken. */
const HOUR_MS = 3_600_000;

/** @throws {Refusal} SUBSCRIPTION_NOT_PAUSABLE */
export function mustBePausable({ state, cancelsAtEnd, pausedUntil, nextPayment }: Subscription): void {
  // guard: nobody pauses what they owe
  if (state === 'past_due') throw new Refusal('SUBSCRIPTION_NOT_PAUSABLE');
  if (cancelsAtEnd || pausedUntil !== null || nextPayment !== null) throw new Refusal('SUBSCRIPTION_NOT_PAUSABLE');
}

/** So many months after the one that is paid: the next payment is within the hour after it. */
export function endOfPause({ paidUntil }: Subscription, months: PauseMonths): Date {
  const paid = new Date(paidUntil ?? 0);
  const next = new Date(paid);
  next.setUTCMonth(paid.getUTCMonth() + months);
  // the gateway pays on the last day of a month that is too short
  if (next.getUTCDate() !== paid.getUTCDate()) next.setUTCDate(0);
  return new Date(next.getTime() - HOUR_MS);
}
