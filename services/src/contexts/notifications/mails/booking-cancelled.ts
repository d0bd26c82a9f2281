import type { BookedVisit } from './booked-visit.js';
import { bookingMail, dollars, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';

/** The mail that follows a cancellation: what goes back is spelled out, and the calendar lets go of the visit. */
export const bookingCancelled = (visit: BookedVisit, sender: Sender): Mail =>
  bookingMail(
    visit,
    {
      news: 'your booking is cancelled, and its seats are free for others.',
      subject: 'Cancelled booking',
      rows: [
        ['Refund', visit.refund ? dollars(visit.refund) : 'No refund'],
        ...(visit.voucher?.back ? [['Back on the gift voucher', dollars(visit.voucher.back)] as const] : []),
      ],
      notes: [wentBack(visit) || nothingGoesBack(visit)],
    },
    sender,
  );

/** Each its part; empty where there is none. */
const wentBack = ({ refund, voucher }: BookedVisit): string =>
  [
    refund ? `You will get ${dollars(refund)} back.` : '',
    voucher?.back ? `${dollars(voucher.back)} went back to your gift voucher.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const nothingGoesBack = ({ options }: BookedVisit): string =>
  `Nothing goes back: a cancellation is refunded until ${options.refundHours} hours before the start.`;
