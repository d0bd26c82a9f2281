import { describe, expect, it } from '@jest/globals';
import type { BookedVisit } from './booked-visit.js';
import { bookingConfirmation } from './booking-confirmation.js';

const visit = (change: Partial<BookedVisit> = {}): BookedVisit => ({
  bookingId: '5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11',
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
  ...change,
});

const mailFor = (change?: Partial<BookedVisit>) =>
  bookingConfirmation(visit(change), { productName: 'Northlight Immersive', at: new Date('2026-11-21T12:00:00Z') });

describe('the mail that confirms a booking', () => {
  it('says the same in both forms: what, where, when, for how many, for how much', () => {
    const { html, text } = mailFor();
    for (const form of [html, text]) {
      for (const fact of [
        'NL-8K4M2QXD',
        'Jurassic Ride',
        '100 Demo Plaza',
        'November 28, 2026',
        '2:30 PM',
        '5',
        '$162.18',
      ]) {
        expect(form).toContain(fact);
      }
    }
  });

  it('carries a calendar entry from the start to the end of the visit', () => {
    const { calendar = '' } = mailFor();
    expect(calendar).toContain('DTSTART:20261128T193000Z');
    expect(calendar).toContain('DTEND:20261128T200000Z');
    expect(calendar).toContain('UID:5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11');
  });

  it('shows a name as text, whatever stands in it', () => {
    expect(mailFor({ customerName: '<img src=x onerror=alert(1)>' }).html).not.toContain('<img src=x');
  });

  it('keeps a name from adding headers', () => {
    expect(mailFor({ customerName: 'Ann\r\nBcc: all@example.com' }).to.name).toBe('Ann Bcc: all@example.com');
  });
});
