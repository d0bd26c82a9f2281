import {
  bookingId,
  customer,
  experienceId,
  reference,
  venueId,
  visitDate,
  visitTime,
} from '../../wire/example-values.js';
import type { PersonDataView } from '../person-views.js';
import { account } from './account.js';

/** What every room tells of a person, a part for each kind of thing; most of them are empty here. */
export const everythingKept: PersonDataView = {
  exportedAt: '2027-05-04T15:00:00.000Z',
  account: { ...account, termsAcceptedAt: account.createdAt, termsVersion: '2026-11-21' },
  sessions: [{ device: 'Firefox on Windows', since: '2027-05-04T14:52:00.000Z', seenAt: '2027-05-04T15:00:00.000Z' }],
  passkeys: [],
  formerEmails: [],
  bookings: [
    {
      id: bookingId,
      venueId,
      reference,
      status: 'confirmed',
      holdUntil: null,
      experienceId,
      date: visitDate,
      time: visitTime,
      tickets: 2,
      ticketType: 'standard',
      moves: 0,
      customer: { name: customer.customerName, email: customer.customerEmail, phone: customer.customerPhone },
      subtotal: 68,
      bookingFee: 4.08,
      totalPrice: 72.08,
      refund: null,
      voucher: null,
      notes: [],
    },
  ],
  waitlistPlaces: [],
  orders: [],
  cart: [],
  vouchers: [],
  messages: [],
  reviews: [],
  newsletter: [],
  franchiseInquiries: [],
  mails: [],
  mailFiles: [],
  tries: [],
  onRecord: [
    {
      at: '2027-05-05T16:20:00.000Z',
      what: 'note written',
      about: 'booking',
      old: null,
      new: { note: '01a550a1-9b80-7f03-b5e8-4a7d21c6903b' },
      byYou: false,
    },
  ],
  reasons: [
    {
      what: 'name, e-mail and phone of a booking or a waitlist place',
      whose: 'customer',
      why: 'to let guests in and write to them',
      until:
        'bookings: 7 years after the visit, the order or its last use; waitlist: 90 days after the time that was waited for',
    },
  ],
};
