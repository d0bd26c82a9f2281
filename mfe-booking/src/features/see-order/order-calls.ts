import { cancelOrder as cancelOrderOperation, type Operation, showOrder } from '@northlight/client';
import type { OrderCancelledView } from '@northlight/contracts';
import { apiQuery, callApi, HttpError } from '@northlight/site-kit';

/** An order, and what opens it; an owner who is signed in needs no token. */
export interface OrderAccess {
  readonly id: string;
  readonly token: string | undefined;
}

const inputOf = ({ id, token }: OrderAccess) => ({ params: { id }, token });

/** GET /api/orders/{id}. Its key leaves the token out. */
export const orderQuery = (access: OrderAccess) => apiQuery(showOrder, inputOf(access));

/** True where there is no such order, or none for whoever asks. */
export const isNotTheirs = (reason: unknown): boolean =>
  reason instanceof HttpError && [401, 403, 404].includes(reason.status);

/** POST /api/orders/{id}/cancel; bookings stay as they are. @throws {HttpError} what the server refused */
export const cancelOrder = (access: OrderAccess, idempotencyKey: string): Promise<OrderCancelledView> =>
  callApi(cancelOrderOperation, { ...inputOf(access), idempotencyKey, body: {} });

/** An operation about a ticket whose time is chosen later. */
export type TicketCommand<Body, Answer> = Operation<
  {
    readonly params: { readonly id: string; readonly ticket: string };
    readonly body: Body;
    readonly token?: string | undefined;
    readonly idempotencyKey?: string;
  },
  Answer
>;

/** One command about an open ticket of an order. @throws {HttpError} what the server refused */
export const ticketCommand = <Body, Answer>(
  { id, token }: OrderAccess,
  operation: TicketCommand<Body, Answer>,
  what: { readonly ticket: string; readonly body: Body; readonly idempotencyKey: string },
): Promise<Answer> => {
  const { ticket, body, idempotencyKey } = what;
  return callApi(operation, { params: { id, ticket }, token, body, idempotencyKey });
};
