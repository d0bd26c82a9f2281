import { describe, expect, it } from '@jest/globals';
import type { BookingMoney } from '@northlight/contracts';
import { aBookedVisit, aSender } from '../testing/builders.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingLinks } from './booking-links.js';
import { mailAbout } from './mail-about.js';

const paid = aBookedVisit().money;
const unpaid: BookingMoney = { ...paid, paid: 0 };

type Kind = Parameters<typeof mailAbout>[0];

function written(kind: Kind, change: Partial<BookedVisit> = {}) {
  const mail = mailAbout(kind, aBookedVisit(change), aSender);
  if (!mail) throw new Error('Nothing was written');
  return { ...mail, ics: mail.calendar?.content.replace(/\r\n /g, '') ?? '' };
}

describe('the mail about a move', () => {
  const moved = () => written('booking-moved', { moves: 2, date: '2026-12-05', time: '16:00' });

  it('tells the new time, and that the price stays', () => {
    expect(moved().subject).toBe('Rescheduled booking NL-8K4M2QXD: Jurassic Ride, Saturday, December 5, 2026, 4:00 PM');
    for (const form of [moved().html, moved().text]) expect(form).toContain('The price stays the same.');
  });

  it('moves the entry of the calendar: the same one, with a higher number', () => {
    expect(moved().ics).toContain('SEQUENCE:2');
    expect(moved().ics).toContain('DTSTART:20261205T210000Z');
    expect(moved().ics).toContain('UID:5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11');
    expect(moved().calendar?.method).toBe('PUBLISH');
  });
});

describe('the mail about another party', () => {
  const fewer = { tickets: 2, ticketType: 'standard', total: 7208 } as const;

  it('has the new bill, and what goes back: refunded is what was paid back', () => {
    const { text } = written('booking-changed', { ...fewer, money: { ...paid, refundOwed: 36.04, refundPaid: 18.02 } });
    expect(text).toContain('Tickets: 2 × Standard');
    expect(text).toContain('Total: $72.08');
    expect(text).toContain('Refund still owed: $36.04');
    expect(text).toContain('Refunded so far: $18.02');
  });

  it('does not speak of refunds where there is none', () => {
    expect(written('booking-changed').text).not.toMatch(/Refunded so far|still owed/);
    const { text } = written('booking-changed', { money: unpaid });
    expect(text).not.toMatch(/Refunded so far|still owed/);
    expect(text).toContain('Nothing has been charged yet. You pay at the venue.');
  });
});

describe('the mail about a cancellation', () => {
  const cancelled = (text: Partial<BookingMoney>) =>
    written('booking-cancelled', { isCancelled: true, moves: 1, money: { ...paid, refund: 0, ...text } });

  it('spells out what goes back', () => {
    const shown = cancelled({ refund: 162.18, refundOwed: 162.18 });
    for (const form of [shown.html, shown.text]) expect(form).toContain('You will get $162.18 back.');
  });

  it('says so when nothing does, and why', () => {
    const { text } = cancelled({ kept: 162.18 });
    expect(text).toContain('Refund: No refund');
    expect(text).toContain('There’s no refund. Cancellations are refunded until 48 hours before the start.');
  });

  it('says plainly that nothing was charged where nobody has paid', () => {
    const { text } = written('booking-cancelled', { isCancelled: true, money: { ...unpaid, refund: 0 } });
    expect(text).toContain('Refund: Nothing to refund');
    expect(text).toContain('Nothing to refund. Nothing was charged.');
    expect(text).not.toMatch(/You will get|No refund/);
  });

  it('tells what was paid back before from what is still to come, and from what stays', () => {
    const rest = cancelled({ refund: 162.18, refundOwed: 81.09, refundPaid: 81.09 }).text;
    for (const text of [
      'still owed: $81.09',
      'so far: $81.09',
      'You will get $81.09 back. We already refunded $81.09.',
    ])
      expect(rest).toContain(text);
    const late = cancelled({ refund: 19.08, refundPaid: 19.08, kept: 143.1 }).text;
    expect(late).not.toContain('You will get');
    expect(late).toContain('We already refunded $19.08. The rest isn’t refunded. Cancellations are refunded until 48');
  });

  it('takes the visit out of the calendar', () => {
    const { ics, calendar } = cancelled({ kept: 162.18 });
    expect(calendar?.method).toBe('CANCEL');
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']) expect(ics).toContain(line);
  });

  it('is the only one of a booking that is cancelled', () => {
    for (const kind of ['booking-confirmation', 'booking-moved', 'booking-changed'] as const)
      expect(mailAbout(kind, aBookedVisit({ isCancelled: true }), aSender)).toBeUndefined();
  });
});

describe('the mail about a refund that was paid', () => {
  it('says how much, how and what to find it by, though the booking is cancelled', () => {
    const paidBack = { amount: 16_218, method: 'transfer', receipt: 'T-2026-118' } as const;
    const { text, subject } = written('refund-paid', { isCancelled: true, paidBack });
    expect(subject).toContain('Refund for booking NL-8K4M2QXD');
    for (const message of ['Refunded: $162.18', 'Method: By bank transfer', 'Receipt: T-2026-118', 'a few days'])
      expect(text).toContain(message);
  });
});

describe('the mail about a refund that was granted', () => {
  const granted = (text: Partial<BookedVisit>) => written('refund-granted', text);

  it('says how much goes back, and that it is still to be paid', () => {
    const { text, html, subject } = granted({ money: { ...paid, refund: 36.04, refundOwed: 36.04 } });
    expect(subject).toContain('Your refund for booking NL-8K4M2QXD');
    for (const form of [text, html])
      expect(form).toContain('You will get $36.04 back. We’ll email you once it’s paid.');
    expect(text).toContain('Refund still owed: $36.04');
  });

  it('says what a gift voucher has back, and is worth it after a cancellation', () => {
    const { text } = granted({ isCancelled: true, voucher: { paid: 5000, back: 2000, left: 2000 } });
    expect(text).toContain('Returned to gift voucher: $20.00');
    expect(text).not.toContain('You will get');
  });
});

describe('the mail about a granted refund that was withdrawn', () => {
  const withdrawn = (text: Partial<BookedVisit>) => written('refund-withdrawn', text).text;

  it('takes the other mail back, also after a cancellation, and says what is still owed', () => {
    const { text, subject } = written('refund-withdrawn', { isCancelled: true });
    expect(subject).toContain('Refund withdrawn for booking NL-8K4M2QXD');
    expect(text).toContain('A refund for this booking was entered by mistake, so we’ve withdrawn it.');
    expect(text).not.toContain('You will still get');
    expect(withdrawn({ money: { ...paid, refund: 30, refundOwed: 30 } })).toContain('You will still get $30.00 back.');
  });

  it('follows none that was not written yet', () => {
    const about = (text: Partial<BookedVisit>) => mailAbout('refund-granted', aBookedVisit(text), aSender);
    expect(about({ money: { ...paid, refund: null, refundOwed: 0 } })).toBeUndefined();
    expect(about({ money: { ...paid, refund: 30, refundOwed: 30 } })).toBeDefined();
  });
});

describe('every calendar entry', () => {
  it('names who organizes it', () => {
    expect(written('booking-confirmation').ics).toContain(
      'ORGANIZER;CN="Northlight Immersive":mailto:bookings@tickets.example',
    );
  });
});

describe('the link to the booking', () => {
  it('is in every mail about a live one: what opens it stands where no server sees it', () => {
    const url = `https://tickets.example/booking/manage/${aBookedVisit().bookingId}#${'t'.repeat(43)}`;
    for (const kind of ['booking-confirmation', 'booking-moved', 'booking-changed'] as const)
      for (const form of [written(kind).html, written(kind).text]) expect(form).toContain(url);
    expect(written('booking-cancelled', { isCancelled: true }).text).not.toContain('#');
  });

  it('is sent alone to whoever lost it, one for each booking', () => {
    const mail = bookingLinks([aBookedVisit(), aBookedVisit({ reference: 'NL-2222QXDK' })], aSender);
    expect(mail?.subject).toBe('Links to your bookings');
    for (const reference of ['NL-8K4M2QXD', 'NL-2222QXDK'])
      for (const form of [mail?.html, mail?.text])
        expect(form).toContain(`${reference}: Jurassic Ride, Saturday, November 28, 2026, 2:30 PM`);
    expect(bookingLinks([], aSender)).toBeUndefined();
  });
});
