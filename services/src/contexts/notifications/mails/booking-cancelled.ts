import type { BookedVisit } from './booked-visit.js';
import { bookingMail, dollars, dollarText, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { refundRows } from './visit-notes.js';

/** The mail that follows a cancellation: what goes back is spelled out, and the calendar lets go of the visit. */
export const bookingCancelled = (visit: BookedVisit, sender: Sender): Mail => {
  const { refund, paid } = visit.money;
  const none = paid > 0 ? 'No refund' : 'Nothing to refund';
  return bookingMail(
    visit,
    {
      news: 'your booking is cancelled, and its seats are free for others.',
      subject: 'Cancelled booking',
      rows: [
        ...(refund ? refundRows(visit) : [['Refund', none] as const]),
        ...(visit.voucher?.back ? [['Back on the gift voucher', dollars(visit.voucher.back)] as const] : []),
      ],
      notes: [whatBecomesOfIt(visit).join(' ')],
    },
    sender,
  );
};

/** Each part of what was paid: what is still to come, what has gone back, and what stays. */
export function whatBecomesOfIt({ money, voucher, options }: BookedVisit): string[] {
  const { paid, kept, refundOwed, refundPaid } = money;
  if (paid === 0) return ['Nothing to refund: nothing was charged.'];
  return [
    refundOwed > 0 ? `You will get ${dollarText(refundOwed)} back.` : '',
    refundPaid > 0 ? `${dollarText(refundPaid)} was paid back already.` : '',
    voucher?.back ? `${dollars(voucher.back)} went back to your gift voucher.` : '',
    kept > 0 ? nothingMore(refundOwed + refundPaid > 0 || (voucher?.back ?? 0) > 0, options.refundHours) : '',
  ].filter(Boolean);
}

const nothingMore = (wentBack: boolean, hours: number): string =>
  `Nothing ${wentBack ? 'else ' : ''}goes back: a cancellation is refunded until ${hours} hours before the start.`;
