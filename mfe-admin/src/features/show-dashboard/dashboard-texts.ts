import type { DashboardView, DayFigures, SeatLoad, VenueLoad } from '@northlight/contracts';
import { count, money } from '@northlight/site-kit';
import { dayOfMonth } from '../../charts/short-date.ts';

const whole = new Intl.NumberFormat('en-US');

/** The four cards (§2 Admin dashboard, decisions.md G34); zero is 0. */
export const statsOf = (view: DashboardView) => [
  {
    label: 'Total Bookings',
    value: whole.format(view.totalBookings),
    note: `${whole.format(view.pendingBookings)} waiting for confirmation`,
  },
  { label: 'Active Members', value: whole.format(view.activeMembers), note: 'with a plan that runs' },
  { label: 'Visits Today', value: whole.format(view.visitsToday), note: seatsText(view.seatsToday) },
  {
    label: 'MTD Revenue',
    value: shortMoney(view.monthRevenue),
    note: `${money(view.monthRevenue)} booked this month`,
  },
];

/** "$14.2k", and whole dollars below ten thousand. */
export const shortMoney = (dollars: number): string =>
  Math.abs(dollars) < 10_000 ? `$${whole.format(Math.round(dollars))}` : `$${(dollars / 1000).toFixed(1)}k`;

const seatsText = ({ booked, capacity }: SeatLoad): string =>
  capacity === 0
    ? 'no seats on sale'
    : `${whole.format(booked)} of ${whole.format(capacity)} seats, ${shareText({ booked, capacity })}`;

/** A few seats of many are not nothing. */
export function shareText({ booked, capacity }: SeatLoad): string {
  const share = capacity === 0 ? 0 : booked / capacity;
  return share > 0 && share < 0.01 ? 'under 1%' : `${Math.floor(share * 100)}%`;
}

/** What the chart of bookings comes to. */
export function bookingsText(days: readonly DayFigures[]): string {
  const [placed, cancelled] = [sum(days, ({ placed }) => placed), sum(days, ({ cancelled }) => cancelled)];
  if (placed + cancelled === 0) return `No bookings in the last ${days.length} days.`;
  const most = highest(days, (day) => day.placed);
  return `${count(placed, 'booking')} placed and ${whole.format(cancelled)} cancelled in ${days.length} days; most on ${dayOfMonth(most.date)}, with ${most.placed}.`;
}

export function revenueText(days: readonly DayFigures[]): string {
  const revenue = sum(days, (day) => Math.round(day.revenue * 100)) / 100;
  return `${money(revenue)} in ${days.length} days, by the day of booking: fee included, less what cancellations give back.`;
}

export function loadText({ days }: VenueLoad): string {
  const all = { booked: sum(days, (day) => day.booked), capacity: sum(days, (day) => day.capacity) };
  if (all.capacity === 0) return `No seats are on sale in the next ${days.length} days.`;
  const fullest = highest(days, ({ booked, capacity }) => (capacity === 0 ? 0 : booked / capacity));
  return `${whole.format(all.booked)} of ${whole.format(all.capacity)} seats, ${shareText(all)}; fullest on ${dayOfMonth(fullest.date)}, with ${shareText(fullest)}.`;
}

const sum = <Day>(days: readonly Day[], of: (day: Day) => number): number =>
  days.reduce((all, day) => all + of(day), 0);

const highest = <Day>(days: readonly Day[], of: (day: Day) => number): Day =>
  days.reduce((best, day) => (of(day) > of(best) ? day : best));
