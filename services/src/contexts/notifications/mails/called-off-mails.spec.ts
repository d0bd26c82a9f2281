import { describe, expect, it } from '@jest/globals';
import { aBookedVisit, aSender } from '../testing/builders.js';
import { bookingCalledOff, waitlistCalledOff } from './called-off-mails.js';
import { mailAbout } from './mail-about.js';

const message = 'The power is out in our building.';
const otherTimes = [
  { date: '2026-11-28', time: '15:15' },
  { date: '2026-11-29', time: '14:30' },
];
const paid = { paid: 162.18, kept: 0, refund: 162.18, refundState: 'requested', refundPaid: 0, refundOwed: 162.18 };
const visit = aBookedVisit({
  isCancelled: true,
  money: paid as ReturnType<typeof aBookedVisit>['money'],
  calledOff: { message, otherTimes },
});

describe('the mail to a party whose visit the venue called off', () => {
  it('says so, why, what goes back, and leads to other times for the same party', () => {
    const { subject, text, html, calendar } = bookingCalledOff(visit, aSender);
    expect(subject).toMatch(/^Visit canceled, booking NL-8K4M2QXD: Jurassic Ride/);
    for (const form of [text, html.replaceAll('&amp;', '&')])
      for (const fact of [message, 'You will get $162.18 back.', 'Saturday, November 28, 2026, 3:15 PM'])
        expect(form).toContain(fact);
    expect(text).toContain(
      'https://tickets.example/booking?venueId=1&experienceId=1&date=2026-11-29&time=14%3A30&tickets=5',
    );
    expect(calendar?.method).toBe('CANCEL');
  });

  it('is still worth sending, although the booking is cancelled', () => {
    expect(mailAbout('booking-called-off', visit, aSender)?.subject).toMatch(/^Visit canceled/);
  });

  it('says where nothing was charged, and where there is no other time', () => {
    const money = { ...visit.money, paid: 0, refund: 0, refundOwed: 0 };
    const { text } = bookingCalledOff({ ...visit, money, calledOff: { message, otherTimes: [] } }, aSender);
    expect(text).toContain('Nothing to refund. Nothing was charged.');
    expect(text).toContain('There are no other times with room for your group');
  });
});

describe('the mail to a party that waited for seats of it', () => {
  it('says that it waits no longer, and when else there is room', () => {
    const { party, ...waiting } = {
      ...{ entryId: visit.bookingId, token: 'x'.repeat(43), position: null, offeredUntil: null, party: 3 },
      ...visit,
    };
    const { subject, text } = waitlistCalledOff({ ...waiting, party }, aSender);
    expect(subject).toMatch(/^Visit canceled: Jurassic Ride/);
    for (const fact of [message, 'You’re no longer on the waitlist.', 'time=15%3A15&tickets=3'])
      expect(text).toContain(fact);
  });
});
