import type { RefundMethod } from '@northlight/contracts';
import { texts } from '../texts/refund-paid.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingMail, dollars, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';

const words: Readonly<Record<RefundMethod, string>> = {
  cash: texts.cashAtTheVenue,
  card: texts.toYourCard,
  transfer: texts.byBankTransfer,
  online: texts.toTheCardYouPaidWith,
};

/** The mail that follows a refund that a member of staff has paid, or that has gone back to the card. */
export const refundPaid = (visit: BookedVisit, sender: Sender): Mail => {
  const { amount, method, receipt } = visit.paidBack ?? { amount: 0, method: 'cash', receipt: null };
  return bookingMail(
    visit,
    {
      news: texts.wevePaidYourRefund,
      subject: texts.refundForBooking,
      rows: [
        [texts.refunded, dollars(amount)],
        [texts.method, words[method]],
        ...(receipt ? [[texts.receipt, receipt] as const] : []),
      ],
      notes: method === 'cash' ? [] : [texts.itMayTakeYourBank],
    },
    sender,
  );
};
