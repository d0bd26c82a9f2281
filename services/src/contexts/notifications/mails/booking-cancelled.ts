import { texts } from '../texts/booking-cancelled.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingMail, dollars, dollarText, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { refundRows } from './visit-notes.js';

/** The mail that follows a cancellation: what goes back is spelled out, and the calendar lets go of the visit. */
export const bookingCancelled = (visit: BookedVisit, sender: Sender): Mail => {
  const { refund, paid } = visit.money;
  const none = paid > 0 ? texts.noRefund : texts.nothingToRefund;
  return bookingMail(
    visit,
    {
      news: texts.yourBookingIsCanceled,
      subject: texts.canceledBooking,
      rows: [
        ...(refund ? refundRows(visit) : [[texts.refund, none] as const]),
        ...(visit.voucher?.back ? [[texts.returnedToGiftVoucher, dollars(visit.voucher.back)] as const] : []),
      ],
      notes: [whatBecomesOfIt(visit).join(' ')],
    },
    sender,
  );
};

/** Each part of what was paid: what is still to come, what has gone back, and what stays. */
export function whatBecomesOfIt({ money, voucher, options }: BookedVisit): string[] {
  const { paid, kept: retained, refundOwed, refundPaid } = money;
  if (paid === 0) return [texts.nothingToRefundNothing];
  return [
    refundOwed > 0 ? texts.youWillGetBack({ refundOwed: dollarText(refundOwed) }) : '',
    refundPaid > 0 ? texts.weAlreadyRefunded({ refundPaid: dollarText(refundPaid) }) : '',
    voucher?.back ? texts.wentBackToYourGift({ back: dollars(voucher.back) }) : '',
    retained > 0 ? nothingMore(refundOwed + refundPaid > 0 || (voucher?.back ?? 0) > 0, options.refundHours) : '',
  ].filter(Boolean);
}

const nothingMore = (wentBack: boolean, hours: number): string =>
  wentBack ? texts.theRestIsntRefunded({ hours }) : texts.theresNoRefundCancellations({ hours });
