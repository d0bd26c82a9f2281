import { localTimeOf, officeZone } from '../../../platform/kernel/venue-time.js';
import { type HeldPlan, runningPlan } from './plan.js';

/** Guest passes that a plan gives in the period that runs. */
export interface GuestAllowance {
  /** What tells it from others: the end of the last paid month (yyyy-MM-dd), or the calendar month (yyyy-MM). */
  readonly period: string;
  readonly passes: number;
  /** The last day of it, yyyy-MM-dd. */
  readonly until: string;
}

export type PlanWithPasses = Omit<HeldPlan, 'subscriptionStartDate'> & { readonly lastBillingDate: string | null };

/**
 * A plan that is paid online has its passes anew with each month that is paid, and those of the last one in the days of
 * grace; a plan that was granted, with each calendar month of the house. Undefined without a plan that runs.
 */
export function guestAllowance(held: PlanWithPasses, now: Date): GuestAllowance | undefined {
  if (runningPlan(held, now) === undefined) return undefined;
  const { guestPassesLeft: passes, lastBillingDate: paid, subscriptionEndDate: end } = held;
  // guard: guest passes begin anew with a month that is paid
  if (paid !== null) return { period: paid, passes, until: end ?? paid };
  const { date } = localTimeOf(now, officeZone);
  const last = lastDayOf(date);
  return { period: date.slice(0, 7), passes, until: end !== null && end < last ? end : last };
}

const lastDayOf = (date: string): string => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
