// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/orders-at-desk.ts.
import type { CancelOrderAtDeskDto, CollectOrderDto, CorrectCustomerDto, CustomerCorrectedView, DeskOrderView, OneDeskOrderView, OrderCancelledView, OrderCollectedView, Page, SearchOrdersDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Cancel a customer's order. */
export const cancelOrderAtDesk: Operation<{ params: { order: string | number }; body: Sent<CancelOrderAtDeskDto, 'cancelBookings'>; idempotencyKey?: string }, OrderCancelledView> = { method: 'POST', path: '/api/admin/orders/:order/cancel' };

/** Hand over an order. */
export const collectOrder: Operation<{ params: { order: string | number }; body: Sent<CollectOrderDto, 'paidWith' | 'voucherCode'>; idempotencyKey?: string }, OrderCollectedView> = { method: 'POST', path: '/api/admin/orders/:order/collect' };

/** Correct the name, email or phone of an order's customer. */
export const correctOrderCustomer: Operation<{ params: { order: string | number }; body: Sent<CorrectCustomerDto, 'customerEmail' | 'customerPhone' | 'resend'>; idempotencyKey?: string }, CustomerCorrectedView> = { method: 'POST', path: '/api/admin/orders/:order/customer' };

/** Send the confirmation of an order again. */
export const resendOrder: Operation<{ params: { order: string | number }; body?: object; idempotencyKey?: string }, { readonly id: string }> = { method: 'POST', path: '/api/admin/orders/:order/resend' };

/** Search all orders. */
export const searchOrders: Operation<{ query?: SentQuery<SearchOrdersDto, 'booking' | 'cursor' | 'limit' | 'q' | 'shipment' | 'status' | 'venueId'> }, Page<DeskOrderView>> = { method: 'GET', path: '/api/admin/orders' };

/** Download orders as CSV. */
export const saveOrders: Operation<{ query?: SentQuery<SearchOrdersDto, 'booking' | 'cursor' | 'limit' | 'q' | 'shipment' | 'status' | 'venueId'> }, Blob> = { method: 'GET', path: '/api/admin/orders.csv', answer: 'file' };

/** Show a customer's order. */
export const showOrderAtDesk: Operation<{ params: { order: string | number } }, OneDeskOrderView> = { method: 'GET', path: '/api/admin/orders/:order' };
