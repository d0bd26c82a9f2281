import { describe, expect, it } from '@jest/globals';
import { usualRetention } from '@northlight/contracts';
import { termStart } from './term-start.js';

const now = new Date('2026-11-26T03:30:00Z');

describe('a term that is over now', () => {
  it('began so many days or years ago, as the rule says', () => {
    expect(termStart('notes', usualRetention, now).toISOString()).toBe('2026-10-27T03:30:00.000Z');
    expect(termStart('bookings', usualRetention, now).toISOString()).toBe('2019-11-26T03:30:00.000Z');
    expect(termStart('notes', { ...usualRetention, keepNoteDays: 7 }, now).toISOString()).toBe(
      '2026-11-19T03:30:00.000Z',
    );
  });

  it('began as long ago as is said where no rule does', () => {
    expect(termStart('accountEmails', usualRetention, now).toISOString()).toBe('2026-11-11T03:30:00.000Z');
  });
});
