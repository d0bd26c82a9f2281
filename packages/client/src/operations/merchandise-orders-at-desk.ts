// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/orders-at-desk.ts.
import type { CancelOrderAtDeskDto, CorrectCustomerDto, CustomerCorrectedView, DeskOrderView, OneDeskOrderView, OrderCancelledView, OrderCollectedView, Page, SearchOrdersDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Cancel a customer's order. */
export const cancelOrderAtDesk = /* @__PURE__ */ operation<{ params: { order: string | number }; body: Sent<CancelOrderAtDeskDto>; idempotencyKey?: string }, OrderCancelledView>('POST', '/api/admin/orders/:order/cancel');

/** Hand over an order. */
export const collectOrder = /* @__PURE__ */ operation<{ params: { order: string | number }; body?: object; idempotencyKey?: string }, OrderCollectedView>('POST', '/api/admin/orders/:order/collect');

/** Correct the name, email or phone of an order's customer. */
export const correctOrderCustomer = /* @__PURE__ */ operation<{ params: { order: string | number }; body: Sent<CorrectCustomerDto>; idempotencyKey?: string }, CustomerCorrectedView>('POST', '/api/admin/orders/:order/customer');

/** Send the confirmation of an order again. */
export const resendOrder = /* @__PURE__ */ operation<{ params: { order: string | number }; body?: object; idempotencyKey?: string }, { readonly id: string }>('POST', '/api/admin/orders/:order/resend');

/** Search all orders. */
export const searchOrders = /* @__PURE__ */ operation<{ query?: Partial<Sent<SearchOrdersDto>> }, Page<DeskOrderView>>('GET', '/api/admin/orders');

/** Download orders as CSV. */
export const saveOrders = /* @__PURE__ */ operation<{ query?: Partial<Sent<SearchOrdersDto>> }, string>('GET', '/api/admin/orders.csv');

/** Show a customer's order. */
export const showOrderAtDesk = /* @__PURE__ */ operation<{ params: { order: string | number } }, OneDeskOrderView>('GET', '/api/admin/orders/:order');
