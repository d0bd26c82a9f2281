import { describe, expect, it } from '@jest/globals';
import { count, dateText, money, moneyOfCents, monthText, timeText, weekdayText } from './format.ts';

describe('what visitors read', () => {
  it.each([
    [72.08, '$72.08'],
    [0, '$0.00'],
    [1234.5, '$1,234.50'],
    [-7.5, '-$7.50'],
    [123456789.01, '$123,456,789.01'],
  ])('has money with two decimals: %d', (amount, text) => {
    expect(money(amount)).toBe(text);
    expect(moneyOfCents(Math.round(amount * 100))).toBe(text);
  });

  it('has dates of the venue, whatever the zone of the browser', () => {
    expect(dateText('2026-11-01')).toBe('November 1, 2026');
    expect(dateText('2026-12-31T23:30:00-05:00')).toBe('December 31, 2026');
    expect(weekdayText('2026-11-21')).toBe('Saturday');
  });

  it('reads as the rules of the language have it, from cents to millions and through a leap year', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const amounts = Array.from({ length: 400 }, (_, nth) => Math.round(1.045 ** nth) / 100);
    expect(amounts.map(money)).toEqual(amounts.map((amount) => dollars.format(amount)));

    const words = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...form });
    const days = Array.from({ length: 366 }, (_, nth) => new Date(Date.UTC(2028, 0, 1 + nth)));
    const texts = days.map((day) => day.toISOString().slice(0, 10));
    const long = words({ month: 'long', day: 'numeric', year: 'numeric' });
    expect(texts.map(dateText)).toEqual(days.map((day) => long.format(day)));
    const weekday = words({ weekday: 'long' });
    expect(texts.map(weekdayText)).toEqual(days.map((day) => weekday.format(day)));
  });

  it('names the month of a calendar', () => {
    expect(monthText(new Date(2026, 10, 30, 12))).toBe('November 2026');
  });

  it('shows what is no date as it is', () => {
    expect(dateText('soon')).toBe('soon');
  });

  it.each([
    ['00:05', '12:05 AM'],
    ['09:00', '9:00 AM'],
    ['12:00:00', '12:00 PM'],
    ['14:30', '2:30 PM'],
    ['23:59:59', '11:59 PM'],
  ])('has the time %s as %s', (time, text) => {
    expect(timeText(time)).toBe(text);
  });

  it('counts in words', () => {
    expect([count(1, 'ticket'), count(4, 'ticket'), count(2, 'city', 'cities')]).toEqual([
      '1 ticket',
      '4 tickets',
      '2 cities',
    ]);
  });
});
