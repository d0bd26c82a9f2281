import { currencySign } from '@northlight/contracts';

// Written by hand: a browser needs 50 to 80 ms of a slow phone before its first Intl format, on every first visit.
const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Dollars with 2 decimals: 72.08 → "$72.08" (§1). */
export const money = (amount: number) => {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}${currencySign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
};

/** Integer cents: 7208 → "$72.08". */
export const moneyOfCents = (cents: number) => money(cents / 100);

/** A venue's local date, 'yyyy-MM-dd' → 'MMMM d, yyyy': "November 21, 2026". What is no date comes back as it is. */
export const dateText = (date: string) =>
  ofDay(date, (day) => `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`);

/** A venue's local date → "Saturday". */
export const weekdayText = (date: string) => ofDay(date, (day) => `${weekdays[day.getUTCDay()]}`);

/** The month of a Date as this browser shows it: "November 2026". */
export const monthText = (date: Date) => `${months[date.getMonth()]} ${date.getFullYear()}`;

/** A venue's local time, 'HH:MM' or 'HH:MM:SS' (C24) → 'h:mm a': "2:30 PM". */
export const timeText = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** `count(1, 'ticket')` → "1 ticket", `count(4, 'ticket')` → "4 tickets". */
export const count = (amount: number, one: string, many = `${one}s`) => `${amount} ${amount === 1 ? one : many}`;

const ofDay = (date: string, write: (day: Date) => string) => {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : write(day);
};
