import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SettlementReason } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Proofs } from '../../persistence/proofs.repository.js';

/** A person has looked into a difference. */
export class SettleDifference extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: SettlementReason,
  ) {
    super();
  }
}

@CommandHandler(SettleDifference)
export class SettleDifferenceHandler implements ICommandHandler<SettleDifference> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly proofs: Proofs,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} DIFFERENCE_NOT_FOUND */
  async execute({ id, reason }: SettleDifference): Promise<void> {
    const at = this.clock.now();
    await inTransaction(this.pool, async (db) => {
      const settled = await this.proofs.settle(id, reason, { db, at });
      if (!settled) throw new Refusal('DIFFERENCE_NOT_FOUND');
      const { what, subject, expected, actual } = settled;
      const change = { room: 'journal', what: 'settled', at, subject: { kind: 'difference', id } } as const;
      await noteChange(db, {
        ...change,
        old: { difference: what, of: subject, expectedCents: expected, actualCents: actual },
        new: { reason },
      });
    });
  }
}
