import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FindAvailabilityDto, SlotView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { shareReads } from '../../../../../platform/kernel/share-reads.js';
import { Catalog } from '../../../../catalog/index.js';
import { hasStarted } from '../../../domain/slot/slot.js';
import { slotViewOf } from '../../../domain/slot/slot-view.js';
import { SlotBoard } from '../../../persistence/slot-board.repository.js';
import { knownVenue } from '../../persistence/known-venue.js';

/** Asks for the slots of one day. */
export class FindAvailability extends Query<SlotView[]> {
  constructor(readonly wanted: FindAvailabilityDto) {
    super();
  }
}

@QueryHandler(FindAvailability)
export class FindAvailabilityHandler implements IQueryHandler<FindAvailability> {
  private readonly share = shareReads<SlotView[]>();

  constructor(
    private readonly board: SlotBoard,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /**
   * Who asks for the same day at the same time shares one read, which starts after the question: a write is visible to
   * the next read of anybody. @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_FOUND
   */
  execute({ wanted }: FindAvailability): Promise<SlotView[]> {
    const { venueId, experienceId, date } = wanted;
    return this.share(`${venueId}/${experienceId}/${date}`, () => this.read(wanted));
  }

  private async read(wanted: FindAvailabilityDto): Promise<SlotView[]> {
    const { venueId, experienceId, date } = wanted;
    const { timezone } = await knownVenue(wanted, this.catalog);
    const now = this.clock.now();
    const rows = await this.board.find({ venueId, experienceId, from: date, to: date }, now);
    return rows.map((row) => slotViewOf(row, hasStarted(row, now, timezone), now));
  }
}
