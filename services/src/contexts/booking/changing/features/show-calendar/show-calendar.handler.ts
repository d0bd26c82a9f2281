import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingStatus } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { type BookingRequest, ManagedBookings } from '../../../persistence/managed-bookings.js';
import { statusAt } from '../../../persistence/status-at.js';
import { VisitFacts } from '../../../persistence/visit-facts.js';
import { calendarEntry } from '../../calendar-entry.js';

/** Asks for one booking as a calendar file. */
export class ShowCalendar extends Query<string> {
  constructor(readonly request: BookingRequest) {
    super();
  }
}

const gone: readonly BookingStatus[] = ['cancelled', 'expired'];

@QueryHandler(ShowCalendar)
export class ShowCalendarHandler implements IQueryHandler<ShowCalendar> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly facts: VisitFacts,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND */
  async execute({ request }: ShowCalendar): Promise<string> {
    const row = await this.bookings.find(request);
    const at = this.clock.now();
    const { id: bookingId, reference, date, time, tickets, moves } = row;
    const isCancelled = gone.includes(statusAt(row, at));
    const visit = { bookingId, reference, date, time, tickets, moves, isCancelled, ...(await this.facts.of(row)) };
    return calendarEntry(visit, { productName: this.settings.PRODUCT_NAME, siteUrl: this.settings.PUBLIC_URL, at });
  }
}
