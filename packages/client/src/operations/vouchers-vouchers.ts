// Made by `npm run codegen` from packages/contracts/src/vouchers/routes/vouchers.ts.
import type { GiftCardBalanceDto, GiftCardBalanceView, IssueVoucherDto, ListVouchersDto, Page, RevokeVoucherDto, VoucherIssuedView, VoucherView } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Show what is left on a gift card. */
export const showGiftCardBalance: Operation<{ body: Sent<GiftCardBalanceDto> }, GiftCardBalanceView> = { method: 'POST', path: '/api/gift-cards/balance' };

/** Revoke a gift voucher. */
export const revokeVoucher: Operation<{ params: { id: string | number }; body: Sent<RevokeVoucherDto> }, VoucherView> = { method: 'POST', path: '/api/admin/vouchers/:id/revoke' };

/** Send the mail of a gift voucher again. */
export const resendVoucher: Operation<{ params: { id: string | number }; body?: object }, undefined> = { method: 'POST', path: '/api/admin/vouchers/:id/resend' };

/** Issue a gift voucher. */
export const issueVoucher: Operation<{ body: Sent<IssueVoucherDto, 'expires' | 'message'>; idempotencyKey: string }, VoucherIssuedView> = { method: 'POST', path: '/api/admin/vouchers' };

/** List the gift vouchers. */
export const listVouchers: Operation<{ query?: SentQuery<ListVouchersDto, 'cursor' | 'limit' | 'search'> }, Page<VoucherView>> = { method: 'GET', path: '/api/admin/vouchers' };
