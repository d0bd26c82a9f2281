const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const longDate = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** Dollars with 2 decimals: 72.08 → "$72.08" (§1). */
export const money = (amount: number) => dollars.format(amount);

/** Integer cents: 7208 → "$72.08". */
export const moneyOfCents = (cents: number) => dollars.format(cents / 100);

/** A venue's local date, 'yyyy-MM-dd' → 'MMMM d, yyyy': "November 21, 2026". What is no date comes back as it is. */
export const dateText = (date: string) => formatted(longDate, date);

/** A venue's local date → "Saturday". */
export const weekdayText = (date: string) => formatted(weekday, date);

/** A venue's local time, 'HH:MM' or 'HH:MM:SS' (C24) → 'h:mm a': "2:30 PM". */
export const timeText = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** `count(1, 'ticket')` → "1 ticket", `count(4, 'ticket')` → "4 tickets". */
export const count = (amount: number, one: string, many = `${one}s`) => `${amount} ${amount === 1 ? one : many}`;

const formatted = (format: Intl.DateTimeFormat, date: string) => {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : format.format(day);
};
