import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { DayView, FindAvailableDaysDto } from '@northlight/contracts';
import { Between, Repository } from 'typeorm';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { addDaysTo } from '../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../catalog/index.js';
import { hasStarted } from '../../domain/slot.js';
import { SlotRow } from '../../persistence/slot.row.js';
import { knownVenue } from './known-venue.js';

/** Most days that one question may span: two months of a calendar. */
const longestSpan = 62;

/** Asks which days of a span have slots, for a calendar. */
export class FindAvailableDays extends Query<DayView[]> {
  constructor(readonly wanted: FindAvailableDaysDto) {
    super();
  }
}

@QueryHandler(FindAvailableDays)
export class FindAvailableDaysHandler implements IQueryHandler<FindAvailableDays> {
  constructor(
    @InjectRepository(SlotRow) private readonly slots: Repository<SlotRow>,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_FOUND, SPAN_TOO_LONG */
  async execute({ wanted }: FindAvailableDays): Promise<DayView[]> {
    const { venueId, experienceId, from, to } = wanted;
    if (to < from || addDaysTo(from, longestSpan - 1) < to) throw new Refusal('SPAN_TOO_LONG', { days: longestSpan });
    const { timezone } = await knownVenue(wanted, this.catalog);
    const rows = await this.slots.find({
      where: { venueId, experienceId, date: Between(from, to) },
      order: { date: 'asc', time: 'asc' },
    });
    const now = this.clock.now();
    const days = new Map<string, number>();
    for (const row of rows) {
      const isOpen = !row.closed && row.bookedCount < row.capacity && !hasStarted(row, now, timezone);
      days.set(row.date, (days.get(row.date) ?? 0) + (isOpen ? 1 : 0));
    }
    return [...days].map(([date, openSlots]) => ({ date, openSlots }));
  }
}
