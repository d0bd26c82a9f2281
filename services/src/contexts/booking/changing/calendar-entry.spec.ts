import { describe, expect, it } from '@jest/globals';
import { calendarEntry } from './calendar-entry.js';

const visit = {
  bookingId: '7d6f0a52-8f1e-4a4e-9d6b-2f3c4b5a6978',
  reference: 'NL-7K4M2QXD',
  experienceName: 'Fire; Water, Air',
  venueName: 'Rochester',
  venueAddress: '1 Main Street, Rochester',
  date: '2026-11-28',
  time: '14:30',
  timezone: 'America/New_York',
  duration: 30,
  tickets: 2,
  moves: 0,
  isCancelled: false,
};

/** The lines of an entry, unfolded. */
function linesOf(productName: string, tickets = visit.tickets): string[] {
  const sender = { productName, siteUrl: 'https://lumen.example', at: new Date('2026-11-20T15:00:00Z') };
  const text = calendarEntry({ ...visit, tickets }, sender);
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  return text.trimEnd().replace(/\r\n /g, '').split('\r\n');
}

describe('a calendar entry', () => {
  it('says what the house is called, whatever that is', () => {
    const lines = linesOf('Lumen; Light, & Co\\');
    expect(lines).toContain('PRODID:-//Lumen\\; Light\\, & Co\\\\//bookings//EN');
    expect(lines).toContain('SUMMARY:Fire\\; Water\\, Air at Rochester');
  });

  it('names no calendar of its own: Outlook would open one of that name', () => {
    expect(linesOf('Lumen').filter((line) => /^(NAME|X-WR-CALNAME)[;:]/.test(line))).toEqual([]);
  });

  it('counts the tickets as people do', () => {
    expect(linesOf('Lumen', 1)).toContain('DESCRIPTION:Reference NL-7K4M2QXD\\, 1 ticket');
    expect(linesOf('Lumen')).toContain('DESCRIPTION:Reference NL-7K4M2QXD\\, 2 tickets');
  });

  it('has no line that the name of the house brought', () => {
    for (const end of ['\r\n', '\n', '\r', '\u2028']) {
      const lines = linesOf(`Lumen${end}ATTENDEE:mailto:eve@example.com`);
      expect(lines.filter((line) => !/^[A-Z-]+[;:]/.test(line) || line.startsWith('ATTENDEE'))).toEqual([]);
      expect(lines.join('')).not.toMatch(/[\r\n\u2028]/);
    }
  });
});
