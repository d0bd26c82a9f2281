import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OpenTillDto, TillShiftView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../catalog/index.js';
import type { TillShift } from '../../domain/till-shift.js';
import { TillShifts } from '../../persistence/till-shifts.repository.js';
import { TillViews } from '../../persistence/till-views.js';

/** Somebody begins to take money at a venue. */
export class OpenTill extends Command<TillShiftView> {
  constructor(
    readonly userId: number,
    readonly wanted: OpenTillDto,
  ) {
    super();
  }
}

@CommandHandler(OpenTill)
export class OpenTillHandler implements ICommandHandler<OpenTill> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly shifts: TillShifts,
    private readonly views: TillViews,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, TILL_OPEN */
  async execute({ userId, wanted: { venueId, float } }: OpenTill): Promise<TillShiftView> {
    const venue = await this.catalog.venue(venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const at = this.clock.now();
    const begun = { id: freshId(at), venueId, userId, openedAt: at, float: centsOf(float) };
    const shift: TillShift = { ...begun, closedAt: null, counted: null };
    await inTransaction(this.pool, async (db) => {
      if (!(await this.shifts.open(shift, db))) throw new Refusal('TILL_OPEN');
      const subject = { kind: 'till', id: shift.id, name: venue.name };
      await noteChange(db, { room: 'till', what: 'opened', at, subject, new: { float: shift.float } });
    });
    return this.views.shift(shift);
  }
}
