import type { ManagedVenueDetailView, ManagedVenueView } from '@northlight/contracts';
import { HttpError, http, queryOptions, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { texts } from '../texts/common.ts';

const list = '/api/admin/venues';

/** Every venue, asked anew whenever somebody comes to keep them. */
export const useManagedVenues = () =>
  useQuery(
    queryOptions({
      queryKey: [list],
      queryFn: ({ signal }) => http.get<ManagedVenueView[]>(list, { signal }),
      staleTime: 0,
    }),
  );

/** Read anew whenever somebody comes: a form that begins with an old venue would write it over a newer one. */
const managedVenue = (id: number) =>
  queryOptions({
    queryKey: [list, id],
    queryFn: ({ signal }) => http.get<ManagedVenueDetailView>(`${list}/${id}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** As it is at this moment. */
export const readVenue = (id: number) => http.get<ManagedVenueDetailView>(`${list}/${id}`);

/** One of them, with its rules. */
export const useManagedVenue = (id: number) => useQuery(managedVenue(id));

interface VenueChange<Said> {
  readonly send: (said: Said) => Promise<ManagedVenueDetailView>;
  /** The toast when it is done. */
  readonly done: string;
  readonly onDone?: () => void;
}

/** Changes a venue; what is shown of it, here and on the public pages of this browser, follows at once, also what failed. */
export function useVenueChange<Said = void>(id: number, { send, done, onDone }: VenueChange<Said>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (venue) => {
      client.setQueryData(managedVenue(id).queryKey, (shown) => shown && venue);
      toast({ title: done, tone: 'good' });
      onDone?.();
    },
    onSettled: async () => {
      const stale = [list, '/api/venues', '/api/availability', '/api/admin/availability'];
      await Promise.all(stale.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}

/** '409 Erie has upcoming bookings': the status and the server's words (§8). */
export const toldBy = (error: unknown): string =>
  error instanceof HttpError ? [error.status || '', error.userMessage ?? ''].join(' ').trim() : texts.pleaseTryAgain;
