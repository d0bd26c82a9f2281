import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { TaxRateTable } from '../../persistence/tax-rate-table.js';
import { taxRateSubject } from '../../subject.js';

/** A tax rate counts no more. What is sold keeps its tax, and the audit the rate. */
export class RemoveTaxRate extends Command<void> {
  constructor(readonly id: number) {
    super();
  }
}

@CommandHandler(RemoveTaxRate)
export class RemoveTaxRateHandler implements ICommandHandler<RemoveTaxRate> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly rates: TaxRateTable,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TAX_RATE_NOT_FOUND */
  execute({ id }: RemoveTaxRate): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const old = await this.rates.remove(id, db);
      const at = this.clock.now();
      const change = { room: 'settings', what: 'deleted', at, subject: taxRateSubject(old), old, new: null } as const;
      await noteChange(db, change);
    });
  }
}
