import { describe, expect, it } from '@jest/globals';
import type { WaitingParty } from './waiting-party.js';
import { waitlistJoined, waitlistOffer } from './waitlist-mails.js';

const entryId = '5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11';
const token = 'x'.repeat(43);
const eve = (overrides: Partial<WaitingParty> = {}): WaitingParty => ({
  entryId,
  token,
  customerName: 'Eve Park',
  customerEmail: 'eve@example.com',
  venueId: 1,
  experienceId: 1,
  experienceName: 'Jurassic Ride',
  venueName: 'Rochester Flagship',
  venueAddress: '100 Demo Plaza, Rochester, NY 14604',
  date: '2026-11-28',
  time: '14:30',
  timezone: 'America/New_York',
  party: 3,
  position: 2,
  offeredUntil: null,
  ...overrides,
});
const sender = { productName: 'Northlight Immersive', siteUrl: 'https://example.com' };
const choice = 'venueId=1&experienceId=1&date=2026-11-28&time=14%3A30&tickets=3';

describe('the mail to a party that has joined a waitlist', () => {
  it('says what it waits for and how far from the front it is, in both forms', () => {
    const { html, text, to, subject } = waitlistJoined(eve(), sender);
    for (const form of [html, text])
      for (const fact of ['3 seats', 'November 28, 2026', '2:30 PM', '100 Demo Plaza', 'Number 2 on the waitlist'])
        expect(form).toContain(fact);
    expect([to, subject]).toEqual([
      { name: 'Eve Park', address: 'eve@example.com' },
      'You’re on the waitlist: Jurassic Ride, Saturday, November 28, 2026, 2:30 PM',
    ]);
  });

  it('leads to its entry by a link that tells no server who opens it', () => {
    expect(waitlistJoined(eve(), sender).text).toContain(
      `https://example.com/booking?${choice}#waitlist=${entryId}.${token}`,
    );
  });
});

describe('the mail to a party whose seats came free', () => {
  const at = new Date('2026-11-27T17:00:00Z');
  const offered = eve({ position: null, offeredUntil: new Date('2026-11-27T17:30:00Z') });

  it('says until when, by the clock of the venue, and leads to the booking', () => {
    const mail = waitlistOffer(offered, { ...sender, at });
    expect(mail?.subject).toMatch(/^Your seats are held until 12:30 PM: Jurassic Ride/);
    for (const form of [mail?.html, mail?.text]) {
      expect(form).toContain('3 seats opened up. They’re held for you until 12:30 PM.');
      expect(form?.replaceAll('&amp;', '&')).toContain(
        `https://example.com/booking?${choice}#offer=${entryId}.${token}`,
      );
    }
  });

  it('is not written when they are held no longer', () => {
    expect(waitlistOffer(eve(), { ...sender, at })).toBeUndefined();
    expect(waitlistOffer(offered, { ...sender, at: new Date('2026-11-27T17:30:00Z') })).toBeUndefined();
  });
});
