import { texts } from '../texts/refund-withdrawn.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingMail, dollarText, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { refundRows } from './visit-notes.js';

/** The mail that takes back what the one about a granted refund had said; another refund may still be owed. */
export function refundWithdrawn(visit: BookedVisit, sender: Sender): Mail {
  const { refundOwed } = visit.money;
  return bookingMail(
    visit,
    {
      news: texts.aRefundForThisBooking,
      subject: texts.refundWithdrawnForBooking,
      rows: refundRows(visit),
      notes: refundOwed > 0 ? [texts.youWillStillGet({ refundOwed: dollarText(refundOwed) })] : [],
    },
    sender,
  );
}
