import type { Page } from '../../page.js';
import { customer, moveUntil, refundUntil, startsAt, visitDate, visitTime } from '../../wire/example-values.js';
import type { LookupAcceptedView, LookupBookingsDto } from '../lookup-bookings.dto.js';
import type { BookingOptions, BookingSummary, BookingView, TicketView } from '../managed-booking-views.js';
import { bill, confirmed, visitFacts } from './visit.js';

const { duration, venueSlug, ...listed } = visitFacts;

const options: BookingOptions = {
  canMove: true,
  moveUntil,
  canCancel: true,
  refundNow: 0,
  isRefundable: true,
  refundUntil,
  refundHours: 48,
  moveHours: 24,
};

export const bookings: Page<BookingSummary> = {
  items: [
    {
      ...confirmed,
      ...listed,
      date: visitDate,
      time: visitTime,
      numberOfTickets: 2,
      totalPrice: 72.08,
      paid: 0,
      refund: null,
      options,
    },
  ],
  nextCursor: null,
};

export const lookupBookings: LookupBookingsDto = { email: customer.customerEmail };

export const lookupAccepted: LookupAcceptedView = {
  message: 'If there are bookings with this email address, we’ve sent an email with their links.',
};

export const booking: BookingView = {
  ...confirmed,
  ...visitFacts,
  date: visitDate,
  time: visitTime,
  startsAt,
  ...bill,
  ...options,
  paid: 0,
  kept: 0,
  refund: null,
  refundState: 'none',
  refundPaid: 0,
  refundOwed: 0,
  refundPaidAt: null,
  holdExpiresAt: null,
};

export const ticket: TicketView = {
  ...confirmed,
  ...visitFacts,
  date: visitDate,
  time: visitTime,
  startsAt,
  numberOfTickets: 2,
  ticketType: 'standard',
  isRefundable: true,
  refundUntil,
  moveHours: 24,
  code: 'shown-at-the-door-'.padEnd(43, '0'),
  customerName: customer.customerName,
  checkedInAt: null,
};
