import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DayView, FindAvailableDaysDto } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { addDaysTo } from '../../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../../catalog/index.js';
import { hasStarted } from '../../../domain/slot/slot.js';
import { SlotBoard } from '../../../persistence/slot-board.repository.js';
import { knownVenue } from '../../persistence/known-venue.js';

/** Most days that one question may span: two months of a calendar. */
const MAX_SPAN_DAYS = 62;

/** Asks which days of a span have slots, for a calendar. */
export class FindAvailableDays extends Query<DayView[]> {
  constructor(readonly wanted: FindAvailableDaysDto) {
    super();
  }
}

@QueryHandler(FindAvailableDays)
export class FindAvailableDaysHandler implements IQueryHandler<FindAvailableDays> {
  constructor(
    private readonly board: SlotBoard,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_FOUND, DAYS_CROSSED, SPAN_TOO_LONG */
  async execute({ wanted }: FindAvailableDays): Promise<DayView[]> {
    const { venueId, experienceId, from, to } = wanted;
    if (to < from) throw new Refusal('DAYS_CROSSED');
    if (addDaysTo(from, MAX_SPAN_DAYS - 1) < to) throw new Refusal('SPAN_TOO_LONG', { days: MAX_SPAN_DAYS });
    const { timezone } = await knownVenue(wanted, this.catalog);
    const now = this.clock.now();
    const rows = await this.board.find({ venueId, experienceId, from, to }, now);
    const days = new Map<string, number>();
    for (const row of rows) {
      const isOpen = !row.closed && row.bookedCount < row.capacity && !hasStarted(row, now, timezone);
      days.set(row.date, (days.get(row.date) ?? 0) + (isOpen ? 1 : 0));
    }
    return [...days].map(([date, openSlots]) => ({ date, openSlots }));
  }
}
