import { texts } from '../texts/refund-granted.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingMail, dollars, dollarText, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { refundRows } from './visit-notes.js';

/**
 * The mail that follows a refund that the staff has granted: how much goes back, and that it is still to be paid. None
 * where it was withdrawn before the mail was written.
 */
export function refundGranted(visit: BookedVisit, sender: Sender): Mail | undefined {
  const { money, voucher } = visit;
  if (money.refundOwed + money.refundPaid + (voucher?.back ?? 0) === 0) return undefined;
  const refundOwed = dollarText(money.refundOwed);
  return bookingMail(
    visit,
    {
      news: texts.wereGivingYouARefund,
      subject: texts.yourRefundForBooking,
      rows: [
        ...refundRows(visit),
        ...(voucher?.back ? [[texts.returnedToGiftVoucher, dollars(voucher.back)] as const] : []),
      ],
      notes: money.refundOwed > 0 ? [texts.youWillGetBackWell({ refundOwed })] : [],
    },
    sender,
  );
}
