import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TillShiftView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import type { Db } from '../../../../platform/database/db.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import type { Principal } from '../../../../platform/http/access.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { TillShift } from '../../domain/till-shift.js';
import { TillShifts } from '../../persistence/till-shifts.repository.js';
import { TillViews } from '../../persistence/till-views.js';

/** A shift ends: its drawer was counted. */
export class CloseTill extends Command<TillShiftView> {
  constructor(
    readonly user: Principal,
    readonly shiftId: string,
    /** Dollars. */
    readonly counted: number,
  ) {
    super();
  }
}

@CommandHandler(CloseTill)
export class CloseTillHandler implements ICommandHandler<CloseTill> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly shifts: TillShifts,
    private readonly views: TillViews,
    private readonly clock: Clock,
  ) {}

  /** One's own; admins close any. @throws {Refusal} TILL_NOT_FOUND, TILL_CLOSED */
  async execute({ user, shiftId, counted }: CloseTill): Promise<TillShiftView> {
    const closed = await inTransaction(this.pool, async (db) => {
      const shift = await this.mine(user, shiftId, db);
      const after: TillShift = { ...shift, closedAt: this.clock.now(), counted: centsOf(counted) };
      await this.shifts.close(after, db);
      const subject = { kind: 'till', id: shift.id };
      const at = this.clock.now();
      await noteChange(db, { room: 'till', what: 'closed', at, subject, new: { counted: after.counted } });
      return after;
    });
    return this.views.shift(closed);
  }

  private async mine({ id, isAdmin }: Principal, shiftId: string, db: Db): Promise<TillShift> {
    const shift = await this.shifts.lock(shiftId, db);
    // guard: a till is closed by whose it is, or by an admin
    if (!shift || (shift.userId !== id && !isAdmin)) throw new Refusal('TILL_NOT_FOUND');
    // guard: a till is counted once
    if (shift.closedAt !== null) throw new Refusal('TILL_CLOSED');
    return shift;
  }
}
