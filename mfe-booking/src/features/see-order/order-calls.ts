import type { OrderCancelledView, OrderView } from '@northlight/contracts';
import { HttpError, http, queryOptions } from '@northlight/site-kit';

/** An order, and what opens it; an owner who is signed in needs no token. */
export interface OrderAccess {
  readonly id: string;
  readonly token: string | undefined;
}

const path = '/api/orders';

const headersOf = ({ token }: OrderAccess): Record<string, string> => (token ? { 'Order-Token': token } : {});

/** GET /api/orders/{id}. Its key leaves the token out. */
export const orderQuery = (access: OrderAccess) =>
  queryOptions({
    queryKey: [path, access.id],
    queryFn: ({ signal }) => http.get<OrderView>(`${path}/${access.id}`, { headers: headersOf(access), signal }),
  });

/** True where there is no such order, or none for whoever asks. */
export const isNotTheirs = (reason: unknown): boolean =>
  reason instanceof HttpError && [401, 403, 404].includes(reason.status);

/** POST /api/orders/{id}/cancel; bookings stay as they are. @throws {HttpError} what the server refused */
export const cancelOrder = (access: OrderAccess, idempotencyKey: string): Promise<OrderCancelledView> =>
  http.post(`${path}/${access.id}/cancel`, {}, { headers: headersOf(access), idempotencyKey });

/** POST /api/orders/{id}/open-tickets/{ticket}/{command}. @throws {HttpError} what the server refused */
export const ticketCommand = <Answer>(
  access: OrderAccess,
  what: { readonly ticket: string; readonly name: string; readonly body: object; readonly idempotencyKey: string },
): Promise<Answer> =>
  http.post<Answer>(`${path}/${access.id}/open-tickets/${what.ticket}/${what.name}`, what.body, {
    headers: headersOf(access),
    idempotencyKey: what.idempotencyKey,
  });
