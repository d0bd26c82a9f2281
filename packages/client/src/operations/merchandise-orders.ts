// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/orders.ts.
import type { CancelOrderDto, ListOrdersDto, OpenTicketCancelledView, OpenTicketScheduledView, OrderCancelledView, OrderPlacedView, OrderSummary, OrderView, OwnOpenTicketView, Page, PlaceOrderDto, ScheduleOpenTicketDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Cancel your order. */
export const cancelOrder = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<CancelOrderDto>; token?: string | undefined; idempotencyKey?: string }, OrderCancelledView>('POST', '/api/orders/:id/cancel', 'Order-Token');

/** Give up an open ticket. */
export const cancelOpenTicket = /* @__PURE__ */ operation<{ params: { id: string | number; ticket: string | number }; body?: object; token?: string | undefined }, OpenTicketCancelledView>('POST', '/api/orders/:id/open-tickets/:ticket/cancel', 'Order-Token');

/** List your open tickets. */
export const listOpenTickets = /* @__PURE__ */ operation<object, OwnOpenTicketView[]>('GET', '/api/open-tickets');

/** List your own orders. */
export const listOrders = /* @__PURE__ */ operation<{ query?: Partial<Sent<ListOrdersDto>> }, Page<OrderSummary>>('GET', '/api/orders');

/** Place an order. */
export const placeOrder = /* @__PURE__ */ operation<{ body: Sent<PlaceOrderDto>; idempotencyKey: string }, OrderPlacedView>('POST', '/api/orders');

/** Choose the time of an open ticket. */
export const scheduleOpenTicket = /* @__PURE__ */ operation<{ params: { id: string | number; ticket: string | number }; body: Sent<ScheduleOpenTicketDto>; token?: string | undefined; idempotencyKey?: string }, OpenTicketScheduledView>('POST', '/api/orders/:id/open-tickets/:ticket/schedule', 'Order-Token');

/** Show one order. */
export const showOrder = /* @__PURE__ */ operation<{ params: { id: string | number }; token?: string | undefined }, OrderView>('GET', '/api/orders/:id', 'Order-Token');
