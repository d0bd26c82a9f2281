import { listMemberships } from '@northlight/client';
import type { BookingQuote } from '@northlight/contracts';
import { apiQuery, useBookingPolicy, useQuery } from '@northlight/site-kit';
import type { Buyer } from './buyer.ts';

/** What the plan of the customer makes of member tickets. */
export interface OwnPlan {
  readonly name: string;
  /** Percent off. */
  readonly percent: number;
}

export const plansQuery = apiQuery(listMemberships, {});

/** The plan that counts, if there is one; the price that the server names knows better than the session. */
export const useOwnPlan = ({ plan: slug }: Buyer, quote: BookingQuote | undefined): OwnPlan | undefined => {
  const { data: plans = [] } = useQuery({ ...plansQuery, enabled: slug !== undefined });
  const stated = useBookingPolicy()?.memberDiscountPercent ?? 0;
  const plan = plans.find((one) => one.slug === slug);
  const requested = quote?.ticketType === 'member' ? quote : undefined;
  if (!plan || (requested && requested.planPercent === undefined)) return undefined;
  return { name: plan.name, percent: requested?.planPercent ?? Math.max(stated, plan.discountPercentage) };
};
