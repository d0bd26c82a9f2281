// Made by `npm run codegen` from packages/contracts/src/vouchers/routes/vouchers.ts.
import type { IssueVoucherDto, ListVouchersDto, Page, RevokeVoucherDto, VoucherIssuedView, VoucherView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Revoke a gift voucher. */
export const revokeVoucher = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<RevokeVoucherDto> }, VoucherView>('POST', '/api/admin/vouchers/:id/revoke');

/** Send the mail of a gift voucher again. */
export const resendVoucher = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, undefined>('POST', '/api/admin/vouchers/:id/resend');

/** Issue a gift voucher. */
export const issueVoucher = /* @__PURE__ */ operation<{ body: Sent<IssueVoucherDto>; idempotencyKey: string }, VoucherIssuedView>('POST', '/api/admin/vouchers');

/** List the gift vouchers. */
export const listVouchers = /* @__PURE__ */ operation<{ query?: Partial<Sent<ListVouchersDto>> }, Page<VoucherView>>('GET', '/api/admin/vouchers');
