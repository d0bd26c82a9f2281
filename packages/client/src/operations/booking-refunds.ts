// Made by `npm run codegen` from packages/contracts/src/booking/routes/refunds.ts.
import type { FailRefundDto, GrantRefundDto, ListRefundsDto, PayRefundDto, RefundSettledView, RefundsView, WithdrawGrantDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Give back a part of what was paid. */
export const grantRefund = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<GrantRefundDto>; idempotencyKey?: string }, RefundSettledView>('POST', '/api/admin/bookings/:booking/refund/grant');

/** List refunds that are due, failed or paid. */
export const listRefunds = /* @__PURE__ */ operation<{ query?: Partial<Sent<ListRefundsDto>> }, RefundsView>('GET', '/api/admin/refunds');

/** Record that a refund was paid. */
export const payRefund = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<PayRefundDto>; idempotencyKey?: string }, RefundSettledView>('POST', '/api/admin/bookings/:booking/refund/pay');

/** Record that a refund could not be paid. */
export const failRefund = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<FailRefundDto>; idempotencyKey?: string }, RefundSettledView>('POST', '/api/admin/bookings/:booking/refund/fail');

/** Record that nothing had been paid for a booking. */
export const dropRefund = /* @__PURE__ */ operation<{ params: { booking: string | number }; body?: object; idempotencyKey?: string }, RefundSettledView>('POST', '/api/admin/bookings/:booking/refund/drop');

/** Withdraw a granted refund that is not paid yet. */
export const withdrawRefund = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<WithdrawGrantDto>; idempotencyKey?: string }, RefundSettledView>('POST', '/api/admin/bookings/:booking/refund/withdraw');
