import type { BookingView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';

/** What a cancellation now gives back, to the customer and to their gift voucher: "$72.08 goes back." */
export const backWords = ({
  refundNow,
  voucherNow,
  paid,
}: Pick<BookingView, 'refundNow' | 'voucherNow' | 'paid'>): string =>
  moneyBack(refundNow, voucherNow) || (paid > 0 ? 'No refund by the rules it was sold under.' : nothingPaid);

/** Guests pay at the venue: whoever has not paid gets nothing back. */
export const nothingPaid = 'Nothing to refund: no payment was noted.';

/** The same of amounts; empty where nothing goes back. */
export const moneyBack = (refund: number, voucher = 0): string =>
  [refund > 0 && `${money(refund)} goes back.`, voucher > 0 && `${money(voucher)} goes back to the gift voucher.`]
    .filter(Boolean)
    .join(' ');
