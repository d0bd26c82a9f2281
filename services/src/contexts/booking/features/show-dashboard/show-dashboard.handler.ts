import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { DashboardView, SeatLoad } from '@northlight/contracts';
import { Between, Repository } from 'typeorm';
import { Clock } from '../../../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf } from '../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../catalog/index.js';
import { BookingRow } from '../../persistence/booking.row.js';
import { SlotRow } from '../../persistence/slot.row.js';

/** How does business stand? For admins. */
export class ShowDashboard extends Query<DashboardView> {}

const daysOfWeek = 7;

@QueryHandler(ShowDashboard)
export class ShowDashboardHandler implements IQueryHandler<ShowDashboard> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectRepository(SlotRow) private readonly slots: Repository<SlotRow>,
    @InjectRepository(BookingRow) private readonly bookings: Repository<BookingRow>,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<DashboardView> {
    const now = this.clock.now();
    return {
      asOf: now.toISOString(),
      totalBookings: await this.bookings.count(),
      pendingBookings: await this.bookings.countBy({ status: 'pending' }),
      seatsToday: await this.loadOf(now, 1),
      seatsThisWeek: await this.loadOf(now, daysOfWeek),
    };
  }

  /** The seats of the next `days` days, today first, over every venue that sells tickets. */
  private async loadOf(now: Date, days: number): Promise<SeatLoad> {
    const venues = await this.catalog.openVenues();
    const loads = await Promise.all(
      venues.map(async ({ id: venueId, timezone }) => {
        const { date: today } = localTimeOf(now, timezone);
        const where = { venueId, date: Between(today, addDaysTo(today, days - 1)), closed: false };
        const booked = await this.slots.sum('bookedCount', where);
        const capacity = await this.slots.sum('capacity', where);
        return { booked: Number(booked ?? 0), capacity: Number(capacity ?? 0) };
      }),
    );
    return loads.reduce((all, one) => ({ booked: all.booked + one.booked, capacity: all.capacity + one.capacity }), {
      booked: 0,
      capacity: 0,
    });
  }
}
