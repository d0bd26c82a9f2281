import type { DashboardView, DayFigures, SeatLoad, VenueLoad } from '@northlight/contracts';
import { currencySign } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { texts } from '../../texts/show-dashboard.ts';
import { dayOfMonth } from '../../ui/charts/short-date.ts';

const whole = new Intl.NumberFormat('en-US');

/** The four cards (§2 Admin dashboard, decisions.md G34); zero is 0. */
export const statsOf = (view: DashboardView) => [
  {
    label: texts.totalBookings,
    value: whole.format(view.totalBookings),
    note: texts.awaitingConfirmation({ pendingBookings: whole.format(view.pendingBookings) }),
  },
  { label: texts.activeMembers, value: whole.format(view.activeMembers), note: texts.withActivePlans },
  { label: texts.visitsToday, value: whole.format(view.visitsToday), note: seatsText(view.seatsToday) },
  {
    label: texts.mtdRevenue,
    value: shortMoney(view.monthRevenue),
    note: texts.bookedThisMonth({ monthRevenue: money(view.monthRevenue) }),
  },
];

/** "$14.2k", and whole dollars below ten thousand. */
export const shortMoney = (dollars: number): string =>
  Math.abs(dollars) < 10_000
    ? `${currencySign}${whole.format(Math.round(dollars))}`
    : `${currencySign}${(dollars / 1000).toFixed(1)}k`;

const seatsText = ({ booked, capacity }: SeatLoad): string =>
  capacity === 0
    ? texts.noSeatsOnSale
    : texts.ofSeats({
        booked: whole.format(booked),
        capacity: whole.format(capacity),
        shareText: shareText({ booked, capacity }),
      });

/** A few seats of many are not nothing. */
export function shareText({ booked, capacity }: SeatLoad): string {
  const share = capacity === 0 ? 0 : booked / capacity;
  return share > 0 && share < 0.01 ? texts.lessThan1 : `${Math.floor(share * 100)}%`;
}

/** What the chart of bookings comes to. */
export function bookingsText(days: readonly DayFigures[]): string {
  const [placed, cancelled] = [sum(days, ({ placed }) => placed), sum(days, ({ cancelled }) => cancelled)];
  if (placed + cancelled === 0) return texts.noBookingsInTheLast({ days: days.length });
  const most = highest(days, (day) => day.placed);
  return texts.booking({
    placed,
    cancelled: whole.format(cancelled),
    days: days.length,
    date: dayOfMonth(most.date),
    most: most.placed,
  });
}

export function revenueText(days: readonly DayFigures[]): string {
  const revenue = sum(days, (day) => Math.round(day.revenue * 100)) / 100;
  return texts.inDaysByBookingDate({ revenue: money(revenue), days: days.length });
}

export function loadText({ days }: VenueLoad): string {
  const all = { booked: sum(days, (day) => day.booked), capacity: sum(days, (day) => day.capacity) };
  if (all.capacity === 0) return texts.noSeatsAreOnSale({ days: days.length });
  const fullest = highest(days, ({ booked, capacity }) => (capacity === 0 ? 0 : booked / capacity));
  return texts.ofSeatsFullestDay({
    booked: whole.format(all.booked),
    capacity: whole.format(all.capacity),
    all: shareText(all),
    date: dayOfMonth(fullest.date),
    fullest: shareText(fullest),
  });
}

const sum = <Day>(days: readonly Day[], of: (day: Day) => number): number =>
  days.reduce((all, day) => all + of(day), 0);

const highest = <Day>(days: readonly Day[], of: (day: Day) => number): Day =>
  days.reduce((best, day) => (of(day) > of(best) ? day : best));
