import type { RefundMethod } from '@northlight/contracts';
import type { BookedVisit } from './booked-visit.js';
import { bookingMail, dollars, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';

const words: Readonly<Record<RefundMethod, string>> = {
  cash: 'In cash, at the venue',
  card: 'To your card',
  transfer: 'By bank transfer',
};

/** The mail that follows a refund that somebody of the house has paid. */
export const refundPaid = (visit: BookedVisit, sender: Sender): Mail => {
  const { amount, method, receipt } = visit.paidBack ?? { amount: 0, method: 'cash', receipt: null };
  return bookingMail(
    visit,
    {
      news: 'your refund is paid.',
      subject: 'Refund for booking',
      rows: [
        ['Refunded', dollars(amount)],
        ['How', words[method]],
        ...(receipt ? [['Receipt', receipt] as const] : []),
      ],
      notes: method === 'cash' ? [] : ['Your bank may take a few days to show it.'],
    },
    sender,
  );
};
