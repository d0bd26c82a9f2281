import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BoardSlotView, DayBoardView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import { Catalog, type VenueFacts } from '../../../../catalog/index.js';
import { hasStarted } from '../../../domain/slot/slot.js';
import type { SlotRow } from '../../../persistence/slot.row.js';
import { SlotBoard } from '../../../persistence/slot-board.repository.js';

/** What is on today, and how full is it? For admins. */
export class ShowDayBoard extends Query<DayBoardView[]> {}

@QueryHandler(ShowDayBoard)
export class ShowDayBoardHandler implements IQueryHandler<ShowDayBoard> {
  constructor(
    private readonly board: SlotBoard,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<DayBoardView[]> {
    const now = this.clock.now();
    const venues = await this.catalog.openVenues();
    return Promise.all(venues.map((venue) => this.boardOf(venue, now)));
  }

  private async boardOf({ id: venueId, name: venueName, timezone }: VenueFacts, now: Date): Promise<DayBoardView> {
    const { date } = localTimeOf(now, timezone);
    const rows = await this.board.find({ venueId, from: date, to: date }, now);
    const ids = [...new Set(rows.map(({ experienceId }) => experienceId))];
    const experiences = await Promise.all(
      ids.map(async (id) => ({
        id,
        name: (await this.catalog.ticketOffer(id))?.name ?? `Experience ${id}`,
        slots: rows.filter(({ experienceId }) => experienceId === id).map((row) => boardSlot(row, now, timezone)),
      })),
    );
    return { venueId, venueName, date, experiences };
  }
}

const boardSlot = (row: SlotRow, now: Date, timezone: string): BoardSlotView => ({
  id: row.slotId,
  time: row.time,
  capacity: row.capacity,
  bookedCount: row.bookedCount,
  isClosed: row.closed,
  hasStarted: hasStarted(row, now, timezone),
});
