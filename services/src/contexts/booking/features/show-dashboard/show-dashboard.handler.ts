import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { DashboardView, SeatLoad } from '@northlight/contracts';
import { IsNull, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf } from '../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../catalog/index.js';
import { BookingRow } from '../../persistence/booking.row.js';
import { SlotBoard } from '../../persistence/slot-board.repository.js';

/** How does business stand? For admins. */
export class ShowDashboard extends Query<DashboardView> {}

const daysOfWeek = 7;

@QueryHandler(ShowDashboard)
export class ShowDashboardHandler implements IQueryHandler<ShowDashboard> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly board: SlotBoard,
    @InjectRepository(BookingRow) private readonly bookings: Repository<BookingRow>,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<DashboardView> {
    const now = this.clock.now();
    return {
      asOf: now.toISOString(),
      totalBookings: await this.bookings.count(),
      pendingBookings: await this.pendingAt(now),
      seatsToday: await this.loadOf(now, 1),
      seatsThisWeek: await this.loadOf(now, daysOfWeek),
    };
  }

  /** A hold whose time is over waits for nothing any more. */
  private pendingAt(now: Date): Promise<number> {
    const status = 'pending';
    return this.bookings.countBy([
      { status, holdUntil: IsNull() },
      { status, holdUntil: MoreThan(now) },
    ]);
  }

  /** The seats of the next `days` days, today first, over every venue that sells tickets. */
  private async loadOf(now: Date, days: number): Promise<SeatLoad> {
    const venues = await this.catalog.openVenues();
    const loads = await Promise.all(
      venues.map(({ id: venueId, timezone }) => {
        const { date: today } = localTimeOf(now, timezone);
        return this.board.load({ venueId, from: today, to: addDaysTo(today, days - 1) }, now);
      }),
    );
    return loads.reduce((all, one) => ({ booked: all.booked + one.booked, capacity: all.capacity + one.capacity }), {
      booked: 0,
      capacity: 0,
    });
  }
}
