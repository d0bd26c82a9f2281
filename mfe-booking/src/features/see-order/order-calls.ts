import { cancelOrder as cancelOrderOperation, type Operation } from '@northlight/client';
import type { CancelOrderDto, OrderCancelledView } from '@northlight/contracts';
import { callApi, HttpError } from '@northlight/site-kit';
import { inputOf, type OrderAccess } from '../../order-access.ts';

/** True where there is no such order, or none for whoever asks. */
export const isNotTheirs = (reason: unknown): boolean =>
  reason instanceof HttpError && [401, 403, 404].includes(reason.status);

/** POST /api/orders/{id}/cancel; bookings stay as they are unless the body says so. @throws {HttpError} what the server refused */
export const cancelOrder = (
  access: OrderAccess,
  body: CancelOrderDto,
  idempotencyKey: string,
): Promise<OrderCancelledView> => callApi(cancelOrderOperation, { ...inputOf(access), idempotencyKey, body });

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
