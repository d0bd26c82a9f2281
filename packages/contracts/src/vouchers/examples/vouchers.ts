import type { Page } from '../../page.js';
import type { GiftCardBalanceDto } from '../../voucher/gift-card.dto.js';
import type { GiftCardBalanceView } from '../../voucher/gift-card-views.js';
import type { IssueVoucherDto, ListVouchersDto, RevokeVoucherDto } from '../../voucher/voucher.dto.js';
import type { VoucherIssuedView, VoucherView } from '../../voucher/voucher-views.js';
import { otherBookingId, otherReference, venueId } from '../../wire/example-values.js';

export const voucherId = '01a503a2-4dc0-7b96-8f21-c05e7a4d3916';

export const issueVoucher: IssueVoucherDto = {
  amount: 150,
  recipientName: 'Farid Castillo',
  recipientEmail: 'farid@example.com',
  message: 'Happy birthday! See you on the river.',
};

/** Nine years are the shortest time for which one is good. */
export const voucherIssued: VoucherIssuedView = { id: voucherId, codeEnd: 'QX7M', amount: 150, expires: '2036-04-20' };

const voucher: VoucherView = {
  ...voucherIssued,
  status: 'live',
  balance: 38,
  issuedAt: '2027-04-20T17:30:00.000Z',
  revokedAt: null,
  revokedFor: null,
  recipient: {
    name: 'Farid Castillo',
    email: 'farid@example.com',
    message: 'Happy birthday! See you on the river.',
  },
  spentOn: [
    {
      bookingId: otherBookingId,
      reference: otherReference,
      venueId,
      amount: 112,
      givenBack: 0,
      at: '2027-05-03T13:00:00.000Z',
    },
  ],
};

export const findVouchers: Partial<ListVouchersDto> = { search: 'QX7M' };

export const vouchers: Page<VoucherView> = { items: [voucher], nextCursor: null };

export const revokeVoucher: RevokeVoucherDto = { reason: 'lost' };

export const voucherRevoked: VoucherView = {
  ...voucher,
  status: 'revoked',
  revokedAt: '2027-05-10T14:05:00.000Z',
  revokedFor: 'lost',
};

export const giftCardBalance: GiftCardBalanceDto = { code: 'K4M2-7QXD-K4M2-7QXD-QX7M' };

export const giftCardLeft: GiftCardBalanceView = { status: 'live', balance: 38, expires: '2036-04-20' };
