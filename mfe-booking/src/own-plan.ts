import { listMemberships } from '@northlight/client';
import type { BookingQuote } from '@northlight/contracts';
import { apiQuery, useHouseRules, useQuery } from '@northlight/site-kit';
import type { Buyer } from './buyer.ts';

/** What the plan of whoever books makes of member tickets. */
export interface OwnPlan {
  readonly name: string;
  /** Percent off. */
  readonly percent: number;
}

export const plansQuery = apiQuery(listMemberships, {});

/** The plan that counts, if there is one; the price that the server names knows better than the session. */
export const useOwnPlan = ({ plan: slug }: Buyer, quote: BookingQuote | undefined): OwnPlan | undefined => {
  const { data: plans = [] } = useQuery({ ...plansQuery, enabled: slug !== undefined });
  const stated = useHouseRules()?.memberDiscountPercent ?? 0;
  const plan = plans.find((one) => one.slug === slug);
  const asked = quote?.ticketType === 'member' ? quote : undefined;
  if (!plan || (asked && asked.planPercent === undefined)) return undefined;
  return { name: plan.name, percent: asked?.planPercent ?? Math.max(stated, plan.discountPercentage) };
};
