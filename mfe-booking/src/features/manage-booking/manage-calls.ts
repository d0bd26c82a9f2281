import { type Operation, showBooking, showCalendar, showTicket } from '@northlight/client';
import { apiQuery, callApi, HttpError } from '@northlight/site-kit';
import { saveFile } from '../../save-file.ts';

/** A booking, and what opens it; an owner who is signed in needs no token. */
export interface Access {
  readonly id: string;
  readonly token: string | undefined;
}

/** GET /api/bookings/{id}. Its key leaves the token out. */
export const managedQuery = (access: Access) => apiQuery(showBooking, inputOf(access));

/** GET /api/bookings/{id}/ticket. */
export const ticketQuery = (access: Access) => apiQuery(showTicket, inputOf(access));

/** True for a link that was good once, and that another has replaced. */
export const isReplaced = (reason: unknown): boolean =>
  reason instanceof HttpError && reason.code === 'BOOKING_LINK_REPLACED';

/** True where there is no such booking, or none for whoever asks. */
export const isNotTheirs = (reason: unknown): boolean => reason instanceof HttpError && reason.status === 404;

const inputOf = ({ id, token }: Access) => ({ params: { id }, token });

/** An operation that changes one booking. */
export type BookingCommand<Body, Answer> = Operation<
  {
    readonly params: { readonly id: string };
    readonly body: Body;
    readonly token?: string | undefined;
    readonly idempotencyKey?: string;
  },
  Answer
>;

/** A command about one booking. @throws {HttpError} what the server refused */
export const command = <Body, Answer>(
  access: Access,
  operation: BookingCommand<Body, Answer>,
  what: { readonly body: Body; readonly idempotencyKey: string },
): Promise<Answer> => callApi(operation, { ...inputOf(access), ...what });

/** GET /api/bookings/{id}/calendar.ics, handed to the browser as a file. */
export const saveCalendar = async (access: Access): Promise<void> => {
  saveFile(await callApi(showCalendar, inputOf(access)), 'visit.ics');
};
