import { describe, expect, it } from '@jest/globals';
import { aBookedVisit, aSender } from '../testing/builders.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingConfirmation } from './booking-confirmation.js';

const mailFor = (change?: Partial<BookedVisit>) => bookingConfirmation(aBookedVisit(change), aSender);

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
    const calendar = mailFor().calendar?.content;
    expect(calendar).toContain('DTSTART:20261128T193000Z');
    expect(calendar).toContain('DTEND:20261128T200000Z');
    expect(calendar).toContain('UID:5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11');
  });

  it('shows a name as text, whatever stands in it', () => {
    expect(mailFor({ customerName: '<img src=x onerror=alert(1)>' }).html).not.toContain('<img src=x');
  });

  it('says until when what may be done, on the wall of the venue', () => {
    const { text } = mailFor();
    expect(text).toContain('You can reschedule or change your tickets until Friday, November 27, 2026, 2:30 PM.');
    expect(text).toContain('Cancel by Thursday, November 26, 2026, 2:30 PM for a full refund.');
  });

  it('says that it is paid at the venue, to whoever has not paid yet', () => {
    const unpaid = { ...aBookedVisit().money, paid: 0 };
    expect(mailFor({ money: unpaid }).text).toContain('Nothing has been charged yet. You pay at the venue.');
    expect(mailFor().text).not.toContain('You pay at the venue');
  });

  it('promises no refund that there is not', () => {
    const { options } = aBookedVisit();
    const late = { ...options, isRefundable: false, refundNow: 0 };
    expect(mailFor({ options: late }).text).toContain('Canceling no longer gets you a refund.');
    const moveUntil = '2026-11-21T11:59:59.000Z';
    const locked = mailFor({ options: { ...late, canMove: false, canCancel: false, moveUntil } }).text;
    expect(locked).toContain('Your visit starts in less than 24 hours');
    const gone = mailFor({ options: { ...options, canMove: false, canCancel: false } }).text;
    expect(gone).not.toMatch(/less than 24 hours|You can reschedule/);
    expect(mailFor({ total: 0 }).text).not.toContain('refund');
  });
});
