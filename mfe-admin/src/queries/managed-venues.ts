import { listManagedVenues, showManagedVenue } from '@northlight/client';
import type { ManagedVenueDetailView } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  HttpError,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { texts } from '../texts/common.ts';
import { refreshShown } from './shown-at.ts';

/** Every venue, asked anew whenever staff come to keep them. */
export const useManagedVenues = () => useQuery(queryOptions({ ...apiQuery(listManagedVenues, {}), staleTime: 0 }));

/** Read anew on each visit: a form that begins with an old venue would write it over a newer one. */
export const managedVenue = (id: number) =>
  queryOptions({ ...apiQuery(showManagedVenue, { params: { id } }), staleTime: 0, gcTime: 0 });

/** As it is at this moment. */
export const readVenue = (id: number) => callApi(showManagedVenue, { params: { id } });

/** One of them, with its rules. */
export const useManagedVenue = (id: number) => useQuery(managedVenue(id));

interface VenueChange<Said> {
  readonly send: (input: Said) => Promise<ManagedVenueDetailView>;
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
    onSettled: () => refreshShown(client, 'venue'),
  });
}

/** '409 Erie has upcoming bookings': the status and the server's words (§8). */
export const errorText = (error: unknown): string =>
  error instanceof HttpError ? [error.status || '', error.userMessage ?? ''].join(' ').trim() : texts.pleaseTryAgain;
