import { type Page } from '../../page.js';
import { GiftCardBalanceDto } from '../../voucher/gift-card.dto.js';
import type { GiftCardBalanceView } from '../../voucher/gift-card-views.js';
import { IssueVoucherDto, ListVouchersDto, RevokeVoucherDto } from '../../voucher/voucher.dto.js';
import { type VoucherIssuedView, type VoucherView } from '../../voucher/voucher-views.js';
import { created, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/vouchers.js';

export const vouchersRoutes = routeGroup('Vouchers', {
  showGiftCardBalance: route('POST /api/gift-cards/balance', {
    summary: 'Show what is left on a gift card',
    access: 'everyone',
    body: GiftCardBalanceDto,
    answer: ok<GiftCardBalanceView>('What is left on it, and until when it is good.'),
    refuses: ['VOUCHER_NOT_FOUND', 'TOO_MANY_TRIES'],
    example: { body: examples.giftCardBalance, answer: examples.giftCardLeft },
  }),
  revokeVoucher: route('POST /api/admin/vouchers/:id/revoke', {
    summary: 'Revoke a gift voucher',
    access: ['admin'],
    body: RevokeVoucherDto,
    answer: ok<VoucherView>('Nothing more can be spent of it; bookings that it paid for stay paid.'),
    refuses: ['VOUCHER_NOT_FOUND'],
    example: { params: { id: examples.voucherId }, body: examples.revokeVoucher, answer: examples.voucherRevoked },
  }),
  resendVoucher: route('POST /api/admin/vouchers/:id/resend', {
    summary: 'Send the mail of a gift voucher again',
    access: ['admin'],
    answer: noContent('The mail with the code is on its way to the recipient again.'),
    refuses: ['VOUCHER_NOT_FOUND', 'VOUCHER_NOT_SENDABLE'],
    example: { params: { id: examples.voucherId } },
  }),
  issueVoucher: route('POST /api/admin/vouchers', {
    summary: 'Issue a gift voucher',
    access: ['admin'],
    idempotencyKey: 'required',
    body: IssueVoucherDto,
    answer: created<VoucherIssuedView>('The voucher. Its code is in the mail to the recipient, and nowhere else.'),
    refuses: ['VOUCHER_EXPIRES_EARLY', 'VOUCHER_EXPIRES_LATE'],
    example: { body: examples.issueVoucher, answer: examples.voucherIssued },
  }),
  listVouchers: route('GET /api/admin/vouchers', {
    summary: 'List the gift vouchers',
    access: ['admin'],
    query: ListVouchersDto,
    answer: ok<Page<VoucherView>>('A page of vouchers, the latest first, by the last letters, an e-mail or a name.'),
    example: { query: examples.findVouchers, answer: examples.vouchers },
  }),
});
