import type { TicketType } from '@northlight/contracts';
import { addMinutes, format, parse } from 'date-fns';
import escapeHtml from 'escape-html';
import ical from 'ical-generator';
import { type Cents, dollarsOf } from '../../../platform/kernel/money.js';
import { instantOf } from '../../../platform/kernel/venue-time.js';
import type { BookedVisit } from './booked-visit.js';
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
  const day = format(parse(visit.date, 'yyyy-MM-dd', new Date(0)), 'EEEE, MMMM d, yyyy');
  const time = format(parse(visit.time.slice(0, 5), 'HH:mm', new Date(0)), 'h:mm a');
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
    to: { name: visit.customerName.replace(/\s+/g, ' '), address: visit.customerEmail },
    subject: `Your booking ${visit.reference}: ${visit.experienceName}, ${day}, ${time}`,
    html: htmlOf(rows, visit, sender),
    text: textOf(rows, visit, sender),
    calendar: calendarOf(visit, sender),
  };
}

const greeting = ({ customerName }: BookedVisit) =>
  `Hello ${customerName.replace(/\s+/g, ' ')}, your seats are booked.`;

const rules = [
  'Please arrive 15 minutes before the start: an orientation is included.',
  'You may move your visit up to 24 hours before it starts. Cancelling 48 hours or more before the start is refunded in full.',
];

const textOf = (rows: readonly [string, string][], visit: BookedVisit, { productName }: Sender): string =>
  [greeting(visit), '', ...rows.map(([label, value]) => `${label}: ${value}`), '', ...rules, '', productName].join(
    '\n',
  );

function htmlOf(rows: readonly [string, string][], visit: BookedVisit, { productName }: Sender): string {
  const cell = 'padding:8px 0;border-top:1px solid #d9dee3;vertical-align:top';
  const row = ([label, value]: [string, string]) =>
    `<tr><td style="${cell};color:#55606b;width:150px">${escapeHtml(label)}</td><td style="${cell};font-weight:600">${escapeHtml(value)}</td></tr>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(visit.reference)}</title></head>
<body style="margin:0;background:#eef2f4;font-family:Helvetica,Arial,sans-serif;color:#0c1620;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="background:#0c1620;color:#ffffff;border-radius:12px 12px 0 0;padding:24px 32px;font-size:14px">${escapeHtml(productName)}
<div style="font-size:26px;font-weight:700;line-height:1.2;margin-top:8px">${escapeHtml(visit.experienceName)}</div></td></tr>
<tr><td style="padding:24px 32px"><p style="margin:0 0 16px">${escapeHtml(greeting(visit))}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${rows.map(row).join('')}</table>
${rules.map((rule) => `<p style="margin:16px 0 0;color:#55606b;font-size:14px">${escapeHtml(rule)}</p>`).join('')}
</td></tr></table></td></tr></table></body></html>`;
}

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
