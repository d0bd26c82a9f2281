import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { OpenSlotsDto, SlotPlanView } from '@northlight/contracts';
import { Between, Repository } from 'typeorm';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Catalog } from '../../../../catalog/index.js';
import { SlotRow } from '../../../persistence/slot.row.js';
import { type PlannedSlot, plannedSlots } from './planned-slots.js';
import { wantedSpan } from './wanted-span.js';

/** What would be opened? Nothing is written. */
export class PreviewSlots extends Query<SlotPlanView> {
  constructor(readonly wanted: OpenSlotsDto) {
    super();
  }
}

@QueryHandler(PreviewSlots)
export class PreviewSlotsHandler implements IQueryHandler<PreviewSlots> {
  constructor(
    @InjectRepository(SlotRow) private readonly slots: Repository<SlotRow>,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE, DATE_PAST, DATE_TOO_FAR, DAYS_CROSSED, SPAN_TOO_LONG */
  async execute({ wanted }: PreviewSlots): Promise<SlotPlanView> {
    const { venueId, from, to } = wanted;
    const span = await wantedSpan(wanted, this.catalog, this.clock.now());
    const planned = await plannedSlots(this.catalog, venueId, span);
    const there = await this.slots.find({ select: { slotId: true }, where: { venueId, date: Between(from, to) } });
    const known = new Set(there.map(({ slotId }) => slotId));
    const fresh = planned.filter(({ slotId }) => !known.has(slotId));
    return { toOpen: fresh.length, alreadyOpen: planned.length - fresh.length, rows: rowsOf(fresh) };
  }
}

/** The starts of a day and an experience that have the same capacity stand in one row. */
function rowsOf(fresh: readonly PlannedSlot[]): SlotPlanView['rows'] {
  const rows = new Map<string, { date: string; experienceId: number; capacity: number; times: string[] }>();
  for (const { details } of fresh) {
    const { date, experienceId, capacity, time } = details;
    const name = `${date} ${experienceId} ${capacity}`;
    const row = rows.get(name);
    if (row) row.times.push(time);
    else rows.set(name, { date, experienceId, capacity, times: [time] });
  }
  return [...rows.values()];
}
