import type { BookingMailKind } from '../queues/mail.queue.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingCancelled } from './booking-cancelled.js';
import { bookingChanged } from './booking-changed.js';
import { bookingConfirmation } from './booking-confirmation.js';
import { bookingHeld } from './booking-held.js';
import type { Sender } from './booking-mail.js';
import { bookingMoved } from './booking-moved.js';
import { bookingCalledOff } from './called-off-mails.js';
import type { Mail } from './mail.js';
import { refundGranted } from './refund-granted.js';
import { refundPaid } from './refund-paid.js';
import { refundWithdrawn } from './refund-withdrawn.js';

const templates: Readonly<Record<BookingMailKind, (visit: BookedVisit, sender: Sender) => Mail | undefined>> = {
  'booking-confirmation': bookingConfirmation,
  'booking-held': bookingHeld,
  'booking-moved': bookingMoved,
  'booking-changed': bookingChanged,
  'booking-cancelled': bookingCancelled,
  'booking-called-off': bookingCalledOff,
  'refund-granted': refundGranted,
  'refund-withdrawn': refundWithdrawn,
  'refund-paid': refundPaid,
};

/** What is still worth a mail once a booking is cancelled. */
const afterwards: readonly BookingMailKind[] = [
  ...(['booking-cancelled', 'booking-called-off', 'refund-granted', 'refund-withdrawn'] as const),
  'refund-paid',
];

/**
 * The mail of a kind, telling the booking as it is now. Where it was cancelled meanwhile only that is worth a mail, and
 * that money went back; each has its own: older news are kept back.
 */
export function mailAbout(kind: BookingMailKind, visit: BookedVisit, sender: Sender): Mail | undefined {
  const isOvertaken = visit.isCancelled && !afterwards.includes(kind);
  return isOvertaken ? undefined : templates[kind](visit, sender);
}
