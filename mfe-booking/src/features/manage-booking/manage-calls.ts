import type { BookingView, TicketView } from '@northlight/contracts';
import { HttpError, http, queryOptions } from '@northlight/site-kit';

/** A booking, and what opens it; an owner who is signed in needs no token. */
export interface Access {
  readonly id: string;
  readonly token: string | undefined;
}

const path = '/api/bookings';

const headersOf = ({ token }: Access): Record<string, string> => (token ? { 'Booking-Token': token } : {});

/** GET /api/bookings/{id}. Its key leaves the token out. */
export const managedQuery = (access: Access) =>
  queryOptions({
    queryKey: [path, access.id],
    queryFn: ({ signal }) => http.get<BookingView>(`${path}/${access.id}`, { headers: headersOf(access), signal }),
  });

/** GET /api/bookings/{id}/ticket. */
export const ticketQuery = (access: Access) =>
  queryOptions({
    queryKey: [path, access.id, 'ticket'],
    queryFn: ({ signal }) =>
      http.get<TicketView>(`${path}/${access.id}/ticket`, { headers: headersOf(access), signal }),
  });

/** True for a link that was good once, and that another has replaced. */
export const isReplaced = (reason: unknown): boolean =>
  reason instanceof HttpError && reason.code === 'BOOKING_LINK_REPLACED';

/** True where there is no such booking, or none for whoever asks. */
export const isNotTheirs = (reason: unknown): boolean => reason instanceof HttpError && reason.status === 404;

/** POST /api/bookings/{id}/{command}. @throws {HttpError} what the server refused */
export const command = <Answer>(
  access: Access,
  what: { readonly name: string; readonly body: object; readonly idempotencyKey: string },
): Promise<Answer> =>
  http.post<Answer>(`${path}/${access.id}/${what.name}`, what.body, {
    headers: headersOf(access),
    idempotencyKey: what.idempotencyKey,
  });

/** GET /api/bookings/{id}/calendar.ics, handed to the browser as a file. */
export const saveCalendar = async (access: Access): Promise<void> => {
  const text = await http.get<string>(`${path}/${access.id}/calendar.ics`, { headers: headersOf(access) });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'visit.ics';
  link.click();
  URL.revokeObjectURL(link.href);
};
