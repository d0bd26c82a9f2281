import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DashboardView, SeatLoad, VenueLoad } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { addDaysTo, localTimeOf } from '../../../../platform/kernel/venue-time.js';
import { BookingFigures } from '../../../booking/index.js';
import { Catalog, type VenueFacts } from '../../../catalog/index.js';
import { Accounts } from '../../../identity/index.js';
import { daysFrom, latest } from '../../domain/days.js';

/** How does business stand? For admins. */
export class ShowDashboard extends Query<DashboardView> {}

const daysBack = 30;
const daysAhead = 14;
/** Milliseconds for which an answer is good for everybody who asks; it says of when it is. */
const MAX_AGE_MS = 5_000;
const DAY_MS = 86_400_000;

@QueryHandler(ShowDashboard)
export class ShowDashboardHandler implements IQueryHandler<ShowDashboard> {
  private cached: { readonly at: number; readonly view: Promise<DashboardView> } | undefined;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly bookings: BookingFigures,
    private readonly accounts: Accounts,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** Counted at most once in five seconds, however many look. */
  execute(): Promise<DashboardView> {
    const now = this.clock.now();
    const age = now.getTime() - (this.cached?.at ?? 0);
    if (this.cached && age >= 0 && age < MAX_AGE_MS) return this.cached.view;
    const view = this.count(now);
    this.cached = { at: now.getTime(), view };
    view.catch(() => (this.cached = undefined));
    return view;
  }

  private async count(now: Date): Promise<DashboardView> {
    const venues = await this.catalog.openVenues();
    const todays = venues.map(({ timezone }) => localTimeOf(now, timezone).date);
    const today = latest(todays) ?? localTimeOf(now, 'UTC').date;
    const [{ total, pending }, activeMembers, visits, sales, load] = await Promise.all([
      this.bookings.counts(now),
      this.accounts.activeMembers(),
      Promise.all(venues.map(({ id }, nth) => this.bookings.visitsOn(id, todays[nth] ?? today, now))),
      this.salesUntil(today, now),
      Promise.all(venues.map((venue, nth) => this.loadOf(venue, todays[nth] ?? today, now))),
    ]);
    return {
      asOf: now.toISOString(),
      totalBookings: total,
      pendingBookings: pending,
      activeMembers,
      visitsToday: visits.reduce((sum, one) => sum + one, 0),
      seatsToday: load.map(({ days }) => days[0]).reduce<SeatLoad>(sumOf, nothing),
      ...sales,
      load,
    };
  }

  /** The last days, and the month so far. */
  private async salesUntil(today: string, now: Date): Promise<Pick<DashboardView, 'days' | 'monthRevenue'>> {
    const first = addDaysTo(today, 1 - daysBack);
    const month = `${today.slice(0, 8)}01`;
    const since = first < month ? first : month;
    const ids = await this.bookings.venuesSince(new Date(Date.parse(since) - DAY_MS));
    const known = await Promise.all(ids.map((id) => this.catalog.venue(id)));
    const walls = ids.map((venueId, nth) => ({ venueId, timezone: known[nth]?.timezone ?? 'UTC' }));
    const sales = new Map((await this.bookings.salesByDay(walls, since, now)).map((day) => [day.date, day]));
    const days = daysFrom(first, daysBack).map(
      (date) => sales.get(date) ?? { date, placed: 0, cancelled: 0, revenue: 0 },
    );
    const ofMonth = [...sales.values()].filter(({ date }) => date >= month);
    return {
      days: days.map((day) => ({ ...day, revenue: dollarsOf(day.revenue) })),
      monthRevenue: dollarsOf(ofMonth.reduce((sum, { revenue }) => sum + revenue, 0)),
    };
  }

  private async loadOf({ id: venueId, name: venueName }: VenueFacts, today: string, now: Date): Promise<VenueLoad> {
    const dates = daysFrom(today, daysAhead);
    const known = await this.bookings.load(venueId, { from: today, to: dates.at(-1) ?? today }, now);
    const byDate = new Map(known.map((day) => [day.date, day]));
    return { venueId, venueName, days: dates.map((date) => ({ ...nothing, ...byDate.get(date), date })) };
  }
}

const nothing: SeatLoad = { booked: 0, capacity: 0 };

const sumOf = (sum: SeatLoad, one: SeatLoad = nothing): SeatLoad => ({
  booked: sum.booked + one.booked,
  capacity: sum.capacity + one.capacity,
});
