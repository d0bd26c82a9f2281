// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/orders.ts.
import type { CancelOrderDto, ListOrdersDto, OpenTicketCancelledView, OpenTicketScheduledView, OrderCancelledView, OrderPlacedView, OrderSummary, OrderView, OwnOpenTicketView, Page, PlaceOrderDto, ScheduleOpenTicketDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Cancel your order. */
export const cancelOrder: Operation<{ params: { id: string | number }; body: Sent<CancelOrderDto, 'cancelBookings'>; token?: string | undefined; idempotencyKey?: string }, OrderCancelledView> = { method: 'POST', path: '/api/orders/:id/cancel', tokenHeader: 'Order-Token' };

/** Give up an open ticket. */
export const cancelOpenTicket: Operation<{ params: { id: string | number; ticket: string | number }; body?: object; token?: string | undefined }, OpenTicketCancelledView> = { method: 'POST', path: '/api/orders/:id/open-tickets/:ticket/cancel', tokenHeader: 'Order-Token' };

/** List your open tickets. */
export const listOpenTickets: Operation<object, OwnOpenTicketView[]> = { method: 'GET', path: '/api/open-tickets' };

/** List your own orders. */
export const listOrders: Operation<{ query?: SentQuery<ListOrdersDto, 'cursor' | 'limit'> }, Page<OrderSummary>> = { method: 'GET', path: '/api/orders' };

/** Place an order. */
export const placeOrder: Operation<{ body: Sent<PlaceOrderDto, 'bookings' | 'customerPhone' | 'giftCards' | 'openTickets' | 'payOnline' | 'products' | 'promoCode' | 'remindIfUnpaid' | 'shipTo' | 'totalPrice' | 'voucherCode'>; idempotencyKey: string }, OrderPlacedView> = { method: 'POST', path: '/api/orders' };

/** Choose the time of an open ticket. */
export const scheduleOpenTicket: Operation<{ params: { id: string | number; ticket: string | number }; body: Sent<ScheduleOpenTicketDto>; token?: string | undefined; idempotencyKey?: string }, OpenTicketScheduledView> = { method: 'POST', path: '/api/orders/:id/open-tickets/:ticket/schedule', tokenHeader: 'Order-Token' };

/** Show one order. */
export const showOrder: Operation<{ params: { id: string | number }; token?: string | undefined }, OrderView> = { method: 'GET', path: '/api/orders/:id', tokenHeader: 'Order-Token' };
