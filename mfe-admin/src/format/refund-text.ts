import type { BookingView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { texts } from '../texts/common.ts';

/** What a cancellation now gives back, to the customer and to their gift voucher: "$72.08 goes back." */
export const refundText = ({
  refundNow,
  voucherNow,
  paid,
}: Pick<BookingView, 'refundNow' | 'voucherNow' | 'paid'>): string =>
  moneyBack(refundNow, voucherNow) || (paid > 0 ? texts.noRefundUnderThisBookings : nothingPaid);

/** Guests pay at the venue: whoever has not paid gets nothing back. */
export const nothingPaid = texts.nothingToRefundNoPayment;

/** The same of amounts; empty where nothing goes back. */
export const moneyBack = (refund: number, voucher = 0): string =>
  [
    refund > 0 && texts.willBeRefunded({ refund: money(refund) }),
    voucher > 0 && texts.goesBackToTheGift({ voucher: money(voucher) }),
  ]
    .filter(Boolean)
    .join(' ');
