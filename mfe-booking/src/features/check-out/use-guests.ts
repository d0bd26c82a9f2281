import { showGuestPasses } from '@northlight/client';
import { apiQuery, type CartLine, queryOptions, useQuery } from '@northlight/site-kit';
import { useState } from 'react';
import type { Buyer } from '../../buyer.ts';
import { guestsIn } from './guest-choice.ts';

/** What is left in the period; bookings in other tabs change it. */
export const guestPassesQuery = queryOptions({ ...apiQuery(showGuestPasses, {}), staleTime: 0 });

/** The guests whom the holder of a plan brings to the visits of their cart. */
export const useGuests = (lines: readonly CartLine[], { plan }: Buyer) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const { data, refetch } = useQuery({ ...guestPassesQuery, enabled: plan !== undefined });
  const left = plan === undefined ? 0 : (data?.left ?? 0);
  const choose = ({ lineId }: CartLine, guests: number) => setChosen((now) => new Map(now).set(lineId, guests));
  return { ...guestsIn(lines, chosen, left), left, choose, refetch: () => plan !== undefined && refetch() };
};

export type Guests = ReturnType<typeof useGuests>;
