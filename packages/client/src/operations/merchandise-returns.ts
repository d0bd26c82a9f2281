// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/returns.ts.
import type { OrderReturnView, PayBackReturnDto, ReceiveReturnDto, RequestReturnDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Return items of your order. */
export const requestReturn: Operation<{ params: { id: string | number }; body: Sent<RequestReturnDto>; token?: string | undefined; idempotencyKey?: string }, OrderReturnView> = { method: 'POST', path: '/api/orders/:id/returns', tokenHeader: 'Order-Token' };

/** Take in returned items. */
export const receiveReturn: Operation<{ params: { order: string | number; returnId: string | number }; body: Sent<ReceiveReturnDto>; idempotencyKey?: string }, OrderReturnView> = { method: 'POST', path: '/api/admin/orders/:order/returns/:returnId/receive' };

/** Pay a return back at the desk. */
export const payBackReturn: Operation<{ params: { order: string | number; returnId: string | number }; body: Sent<PayBackReturnDto, 'paidWith'>; idempotencyKey?: string }, OrderReturnView> = { method: 'POST', path: '/api/admin/orders/:order/returns/:returnId/pay-back' };
