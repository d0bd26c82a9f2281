import type { TicketType } from '@northlight/contracts';
import { addMinutes } from 'date-fns';
import ical from 'ical-generator';
import { type Cents, dollarsOf } from '../../../platform/kernel/money.js';
import { instantOf } from '../../../platform/kernel/venue-time.js';
import type { BookedVisit } from './booked-visit.js';
import { dayInWords, formsOf, oneLine, timeInWords } from './letter.js';
import type { Mail } from './mail.js';

interface Sender {
  readonly productName: string;
  /** When the mail is written; stamps the calendar entry. */
  readonly at: Date;
}

const typeNames: Readonly<Record<TicketType, string>> = {
  standard: 'Standard',
  member: 'Member',
  group: 'Group',
  family: 'Family Pack',
};

/** The mail that follows a booking. Reschedule and refund rules: §9. */
export function bookingConfirmation(visit: BookedVisit, sender: Sender): Mail {
  const day = dayInWords(visit.date);
  const time = timeInWords(visit.time);
  const rows: [label: string, value: string][] = [
    ['Reference', visit.reference],
    ['Experience', visit.experienceName],
    ['When', `${day}, ${time} (${visit.duration} min)`],
    ['Where', `${visit.venueName}, ${visit.venueAddress}`],
    ['Tickets', `${visit.tickets} × ${typeNames[visit.ticketType]}`],
    ['Subtotal', dollars(visit.subtotal)],
    ['Booking fee (6%)', dollars(visit.bookingFee)],
    ['Total', dollars(visit.total)],
  ];
  return {
    to: { name: oneLine(visit.customerName), address: visit.customerEmail },
    subject: `Your booking ${visit.reference}: ${visit.experienceName}, ${day}, ${time}`,
    ...formsOf({
      productName: sender.productName,
      heading: visit.experienceName,
      greeting: greeting(visit),
      rows,
      notes: rules,
    }),
    calendar: calendarOf(visit, sender),
  };
}

const greeting = ({ customerName }: BookedVisit) => `Hello ${oneLine(customerName)}, your seats are booked.`;

const rules = [
  'Please arrive 15 minutes before the start: an orientation is included.',
  'You may move your visit up to 24 hours before it starts. Cancelling 48 hours or more before the start is refunded in full.',
];

function calendarOf(visit: BookedVisit, { productName, at }: Sender): string {
  const start = instantOf(visit, visit.timezone);
  if (!start) throw new Error(`The visit ${visit.reference} starts at a time that its venue never shows`);
  const calendar = ical({ name: productName, prodId: { company: productName, product: 'bookings', language: 'EN' } });
  calendar.createEvent({
    id: visit.bookingId,
    sequence: 0,
    stamp: at,
    start,
    end: addMinutes(start, visit.duration),
    summary: `${visit.experienceName} at ${visit.venueName}`,
    location: visit.venueAddress,
    description: `Reference ${visit.reference}, ${visit.tickets} tickets`,
  });
  return calendar.toString();
}

const dollars = (amount: Cents): string =>
  dollarsOf(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
