// Made by `npm run codegen` from packages/contracts/src/booking/routes/refunds.ts.
import type { FailRefundDto, GrantRefundDto, ListRefundsDto, PayRefundDto, RefundSettledView, RefundsView, WithdrawGrantDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Give back a part of what was paid. */
export const grantRefund: Operation<{ params: { booking: string | number }; body: Sent<GrantRefundDto>; idempotencyKey?: string }, RefundSettledView> = { method: 'POST', path: '/api/admin/bookings/:booking/refund/grant' };

/** List refunds that are due, failed or paid. */
export const listRefunds: Operation<{ query?: SentQuery<ListRefundsDto, 'cursor' | 'limit' | 'state'> }, RefundsView> = { method: 'GET', path: '/api/admin/refunds' };

/** Record that a refund was paid. */
export const payRefund: Operation<{ params: { booking: string | number }; body: Sent<PayRefundDto, 'receipt'>; idempotencyKey?: string }, RefundSettledView> = { method: 'POST', path: '/api/admin/bookings/:booking/refund/pay' };

/** Record that a refund could not be paid. */
export const failRefund: Operation<{ params: { booking: string | number }; body: Sent<FailRefundDto>; idempotencyKey?: string }, RefundSettledView> = { method: 'POST', path: '/api/admin/bookings/:booking/refund/fail' };

/** Record that nothing had been paid for a booking. */
export const dropRefund: Operation<{ params: { booking: string | number }; body?: object; idempotencyKey?: string }, RefundSettledView> = { method: 'POST', path: '/api/admin/bookings/:booking/refund/drop' };

/** Withdraw a granted refund that is not paid yet. */
export const withdrawRefund: Operation<{ params: { booking: string | number }; body: Sent<WithdrawGrantDto>; idempotencyKey?: string }, RefundSettledView> = { method: 'POST', path: '/api/admin/bookings/:booking/refund/withdraw' };
