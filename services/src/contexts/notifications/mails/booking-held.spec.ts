import { describe, expect, it } from '@jest/globals';
import { aBookedVisit, aSender } from '../testing/builders.js';
import { bookingLapsed } from './booking-lapsed.js';
import { mailAbout } from './mail-about.js';

const heldUntil = new Date(aSender.at.getTime() + 14 * 60_000);
const held = aBookedVisit({ status: 'pending', heldUntil });

describe('the mail about seats that are held', () => {
  it('says until when, on the clock of the venue, and leads to where they are confirmed', () => {
    const mail = mailAbout('booking-held', held, aSender);
    expect(mail?.subject).toContain('Held until 7:14 AM: Jurassic Ride');
    expect(mail?.text).toContain('Confirm your booking: https://tickets.example/booking/manage/');
    expect(mail?.calendar).toBeUndefined();
  });

  it('is not written once they are confirmed, cancelled, or on sale again', () => {
    const over = [
      { status: 'confirmed' },
      { status: 'cancelled', isCancelled: true },
      { heldUntil: aSender.at },
    ] as const;
    for (const now of over) expect(mailAbout('booking-held', { ...held, ...now }, aSender)).toBeUndefined();
  });
});

describe('the mail about seats that were given back', () => {
  const lapsed = aBookedVisit({ status: 'expired' });
  const times = [{ date: '2026-11-28', time: '15:15' }];

  it('leads to the nearest times with everything chosen', () => {
    const { text } = bookingLapsed(lapsed, times, aSender) ?? { text: '' };
    expect(text).toContain('Book Saturday, November 28, 2026, 3:15 PM');
    expect(text).toMatch(/booking\?venueId=1&experienceId=1&tickets=5&date=2026-11-28&time=15%3A15&type=group/);
  });

  it('is not written once the visit would have begun, nor to whoever has confirmed', () => {
    expect(bookingLapsed(lapsed, times, { ...aSender, at: lapsed.startsAt })).toBeUndefined();
    expect(bookingLapsed(aBookedVisit(), times, aSender)).toBeUndefined();
  });
});
