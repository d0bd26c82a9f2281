import { type CartLine, useQuery } from '@northlight/site-kit';
import { useState } from 'react';
import type { Buyer } from '../../buyer.ts';
import { guestPassesQuery } from '../../guest-passes.ts';
import { guestsIn } from './guest-choice.ts';

/** The guests whom the holder of a plan brings to the visits of their cart. */
export const useGuests = (lines: readonly CartLine[], { plan }: Buyer) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const { data, refetch } = useQuery({ ...guestPassesQuery, enabled: plan !== undefined });
  const left = plan === undefined ? 0 : (data?.left ?? 0);
  const choose = ({ lineId }: CartLine, guests: number) => setChosen((now) => new Map(now).set(lineId, guests));
  return { ...guestsIn(lines, chosen, left), left, choose, refetch: () => plan !== undefined && refetch() };
};
