import type { BookedVisit } from '../mails/booked-visit.js';
import type { Sender } from '../mails/booking-mail.js';

/** Five group tickets for the Jurassic Ride on Saturday, November 28, at half past two, unless said otherwise. */
export const aBookedVisit = (overrides: Partial<BookedVisit> = {}): BookedVisit => ({
  bookingId: '5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11',
  venueId: 1,
  experienceId: 1,
  reference: 'NL-8K4M2QXD',
  customerName: 'Ann Lee',
  customerEmail: 'ann@example.com',
  experienceName: 'Jurassic Ride',
  duration: 30,
  venueName: 'Rochester Flagship',
  venueAddress: '100 Demo Plaza, Rochester, NY 14604',
  date: '2026-11-28',
  time: '14:30',
  timezone: 'America/New_York',
  tickets: 5,
  ticketType: 'group',
  subtotal: 15_300,
  bookingFee: 918,
  total: 16_218,
  voucher: null,
  money: { paid: 162.18, kept: 0, refund: null, refundState: 'none', refundPaid: 0, refundOwed: 0 },
  paidBack: null,
  moves: 0,
  isCancelled: false,
  status: 'confirmed',
  heldUntil: null,
  startsAt: new Date('2026-11-28T19:30:00Z'),
  otherTimes: [],
  arrival: { requirements: null, directions: [], parking: [], phone: null },
  options: {
    canMove: true,
    moveUntil: '2026-11-27T19:30:00.000Z',
    canCancel: true,
    refundNow: 162.18,
    isRefundable: true,
    refundUntil: '2026-11-26T19:30:00.000Z',
    refundHours: 48,
    moveHours: 24,
  },
  manageToken: 't'.repeat(43),
  ...overrides,
});

export const aSender: Sender = {
  productName: 'Northlight Immersive',
  siteUrl: 'https://tickets.example',
  at: new Date('2026-11-21T12:00:00Z'),
};
