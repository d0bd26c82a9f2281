import { capitalized, type HeldPlanView, type MembershipView, noPlan } from '@northlight/contracts';
import { dateText } from '@northlight/site-kit';
import { texts } from '../../texts/manage-users.ts';

/** The plan of an account in a line: "Gold until December 22, 2026, 1 guest pass left". */
export function planText({ tier, status, until, guestPassesLeft }: HeldPlanView, plans: readonly MembershipView[]) {
  if (tier === noPlan) return texts.noPlan;
  const name = nameOf(tier, plans);
  if (status !== 'active') return until ? texts.ended({ name, until: dateText(until) }) : texts.endedOf({ name });
  const plan = { plan: name, passes: guestPassesLeft };
  return until ? texts.untilGuestPass({ ...plan, until: dateText(until) }) : texts.guestPass(plan);
}

/** A plan that is offered no more is told by its slug. */
export const nameOf = (tier: string, plans: readonly MembershipView[]): string =>
  plans.find(({ slug }) => slug === tier)?.name ?? capitalized(tier);

/** A month after a date (yyyy-MM-dd): the same day, or the last one of a shorter month. */
export function monthAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
