import type { SlotStateView } from '@northlight/contracts';
import { http, keepPreviousData, queryOptions, useQuery } from '@northlight/site-kit';
import { everyPage } from '../../queries/every-page.ts';

const slotKey = (slotId: string) => ['admin', 'slot', slotId] as const;

const historyOf = (slotId: string) =>
  queryOptions({
    queryKey: [...slotKey(slotId), 'history'],
    queryFn: ({ signal }) => everyPage(`/api/admin/slots/${slotId}/history`, signal),
    staleTime: 0,
  });

/** The past does not change; the present does. */
const stateOf = (slotId: string, position: number | undefined) =>
  queryOptions({
    queryKey: [...slotKey(slotId), 'state', position ?? 'now'],
    queryFn: ({ signal }) => http.get<SlotStateView>(`/api/admin/slots/${slotId}`, { query: { position }, signal }),
    staleTime: position === undefined ? 0 : Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** Everything that happened to a slot, oldest first. */
export const useSlotHistory = (slotId: string) => useQuery(historyOf(slotId));

/** A slot as it was at a position of the log; without one, as it is. */
export const useSlotAt = (slotId: string, position: number | undefined) => useQuery(stateOf(slotId, position));
