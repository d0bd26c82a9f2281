import { type HeldPlanView, noPlan, planLimits, yearsAfter } from '@northlight/contracts';
import { localTimeOf, officeZone } from '../../../platform/kernel/venue-time.js';

/** What an account keeps of its plan. */
export interface HeldPlan {
  readonly membershipTier: string;
  readonly subscriptionStatus: string;
  readonly subscriptionStartDate: string | null;
  readonly subscriptionEndDate: string | null;
  readonly guestPassesLeft: number;
}

const halfADay = 12 * 3_600_000;

/** The earliest date (yyyy-MM-dd) that some place on earth still has: a plan runs until its last day is over everywhere. */
export const earliestToday = (now: Date): string => new Date(now.getTime() - halfADay).toISOString().slice(0, 10);

/** The last day that a plan may have which is granted now. */
export const latestEnd = (now: Date): string => yearsAfter(earliestToday(now), planLimits.mostYears);

/** `active` ends with the last day, without anybody doing anything. */
export const statusOf = (
  { subscriptionStatus, subscriptionEndDate }: Pick<HeldPlan, 'subscriptionStatus' | 'subscriptionEndDate'>,
  now: Date,
): string => {
  const isOver = subscriptionEndDate !== null && subscriptionEndDate < earliestToday(now);
  return subscriptionStatus === 'active' && isOver ? 'expired' : subscriptionStatus;
};

/** The slug of a plan that runs; undefined where there is none, or no longer. */
export const runningPlan = (
  held: Pick<HeldPlan, 'membershipTier' | 'subscriptionStatus' | 'subscriptionEndDate'>,
  now: Date,
): string | undefined =>
  held.membershipTier !== noPlan && statusOf(held, now) === 'active' ? held.membershipTier : undefined;

export const heldPlan = (held: HeldPlan, now: Date): HeldPlanView => ({
  tier: held.membershipTier,
  status: statusOf(held, now),
  since: held.subscriptionStartDate,
  until: held.subscriptionEndDate,
  guestPassesLeft: held.guestPassesLeft,
});

/** What an account keeps that has no plan, or no longer. */
export const withoutPlan: HeldPlan = {
  membershipTier: noPlan,
  subscriptionStatus: 'inactive',
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  guestPassesLeft: 0,
};

/** The plan that somebody gets; whoever renews the one that runs has had it since it began. */
export const granted = (
  before: HeldPlan,
  { tier, until, guestPassesLeft }: { readonly tier: string; readonly until: string; readonly guestPassesLeft: number },
  now: Date,
): HeldPlan => {
  const isRenewed = before.membershipTier === tier && statusOf(before, now) === 'active';
  return {
    membershipTier: tier,
    subscriptionStatus: 'active',
    subscriptionStartDate: (isRenewed ? before.subscriptionStartDate : null) ?? localTimeOf(now, officeZone).date,
    subscriptionEndDate: until,
    guestPassesLeft,
  };
};
