import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DayView, FindAvailableDaysDto } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { addDaysTo } from '../../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../../catalog/index.js';
import { hasStarted } from '../../../domain/slot/slot.js';
import type { SlotRow } from '../../../persistence/slot.row.js';
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
    return dayViews(
      rows.map((row) => ({ ...row, isAhead: !hasStarted(row, now, timezone) })),
      now,
    );
  }
}

type DaySlot = Pick<SlotRow, 'date' | 'closed' | 'bookedCount' | 'capacity' | 'opensAt'> & {
  readonly isAhead: boolean;
};

/** How many of each day can be booked by everybody, and where none can yet, from when on. */
const dayViews = (slots: readonly DaySlot[], now: Date): DayView[] =>
  [...new Set(slots.map(({ date }) => date))].map((date) => {
    const ofDay = slots.filter((slot) => slot.date === date && isFree(slot));
    const later = ofDay.flatMap(({ opensAt }) => (opensAt && opensAt > now ? opensAt.toISOString() : []));
    const openSlots = ofDay.length - later.length;
    const [opensAt] = openSlots === 0 ? later.toSorted() : [];
    return { date, openSlots, ...(opensAt && { opensAt }) };
  });

const isFree = ({ isAhead, closed, bookedCount, capacity }: DaySlot): boolean =>
  isAhead && !closed && bookedCount < capacity;
