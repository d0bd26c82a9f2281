import { closeTill, openTill, pathOf, saveTill, searchOf, showTill } from '@northlight/client';
import type { TillShiftView } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  keepPreviousData,
  refresh,
  useMutation,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@northlight/site-kit';
import { isDate, wallDate } from '../../format/dates.ts';
import { useOpenVenues } from '../../queries/open-venues.ts';

/** A day at a venue. */
export interface TillDay {
  readonly venueId: number;
  readonly date: string;
}

/** Which day of which venue is looked at: it stands in the address; today at the first venue unless chosen. */
export function useTillDay() {
  const [params, setParams] = useSearchParams();
  const { data: venues = [], isError, refetch } = useOpenVenues();
  const venue = venues.find(({ id }) => String(id) === params.get('venue')) ?? venues[0];
  const today = venue && wallDate(venue.timezone);
  const asked = params.get('date') ?? '';
  const day = venue && today ? { venueId: venue.id, date: isDate(asked) ? asked : today } : undefined;
  const choose = (change: Partial<TillDay>) => {
    const { venueId, date } = { ...(day ?? { venueId: 0, date: '' }), ...change };
    setParams({ venue: String(venueId), date });
  };
  return { venues, day, today, choose, isError, retry: () => void refetch() };
}

export const useTill = (day: TillDay | undefined) =>
  useQuery({
    ...apiQuery(showTill, day && { query: { ...day } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The same as a file. */
export const fileOf = (day: TillDay): string => pathOf(saveTill) + searchOf({ ...day });

/** Begins the shift of whoever looks. @param onDone told once it is open */
export function useOpenTill(onDone: (shift: TillShiftView) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly venueId: number; readonly float: number }) => callApi(openTill, { body }),
    onSuccess: onDone,
    onSettled: () => refresh(client, '/api/admin', showTill),
  });
}

/** Ends a shift with what was counted. */
export function useCloseTill(id: string, onDone: (shift: TillShiftView) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (counted: number) => callApi(closeTill, { params: { id }, body: { counted } }),
    onSuccess: onDone,
    onSettled: () => refresh(client, '/api/admin', showTill),
  });
}
