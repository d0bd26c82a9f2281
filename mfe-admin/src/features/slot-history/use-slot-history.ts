import { showSlotHistory, showSlotState } from '@northlight/client';
import { apiQuery, keepPreviousData, queryOptions, useQuery } from '@northlight/site-kit';
import { historyQuery } from '../../queries/every-page.ts';

/** The past does not change; the present does. */
const stateOf = (slotId: string, position: number | undefined) =>
  queryOptions({
    ...apiQuery(showSlotState, { params: { slotId }, query: { position } }),
    staleTime: position === undefined ? 0 : Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** Everything that happened to a slot, oldest first. */
export const useSlotHistory = (slotId: string) => useQuery(historyQuery(showSlotHistory, { slotId }));

/** A slot as it was at a position of the log; without one, as it is. */
export const useSlotAt = (slotId: string, position: number | undefined) => useQuery(stateOf(slotId, position));
