import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AvailabilityCalendarView, ForeseenSlotView, ShowAvailabilityDto } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { daysBetween, localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../../catalog/index.js';
import { slotIdOf } from '../../../domain/slot/slot-id.js';
import { SlotBoard } from '../../../persistence/slot-board.repository.js';

/** How full is a venue on these days, and what could still be opened? */
export class ShowAvailability extends Query<AvailabilityCalendarView> {
  constructor(readonly wanted: ShowAvailabilityDto) {
    super();
  }
}

/** Most days that are shown at once: the rows that one question reads have an end. */
const MAX_SPAN_DAYS = 14;

@QueryHandler(ShowAvailability)
export class ShowAvailabilityHandler implements IQueryHandler<ShowAvailability> {
  constructor(
    private readonly board: SlotBoard,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, DAYS_CROSSED, SPAN_TOO_LONG */
  async execute({ wanted }: ShowAvailability): Promise<AvailabilityCalendarView> {
    const { venueId, from, to } = wanted;
    const days = daysBetween(from, to) + 1;
    if (days < 1) throw new Refusal('DAYS_CROSSED');
    if (days > MAX_SPAN_DAYS) throw new Refusal('SPAN_TOO_LONG', { days: MAX_SPAN_DAYS });
    const venue = await this.catalog.venue(venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const at = this.clock.now();
    const now = localTimeOf(at, venue.timezone);
    const slots = await this.board.loads(wanted, at);
    const known = new Set(slots.map(({ id }) => id));
    const plan = await this.catalog.slotPlan(venueId, { from, days });
    const foreseen = plan.filter((start) => !known.has(slotIdOf({ venueId, ...start })) && isAhead(start, now));
    return { venueId, venueName: venue.name, timezone: venue.timezone, now, slots, foreseen };
  }
}

/** What has begun can no longer be opened. */
const isAhead = ({ date, time }: ForeseenSlotView, now: AvailabilityCalendarView['now']): boolean =>
  date > now.date || (date === now.date && time > now.time);
