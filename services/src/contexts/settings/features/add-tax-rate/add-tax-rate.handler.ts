import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AddTaxRateDto, TaxRateView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { TaxRateTable } from '../../persistence/tax-rate-table.js';
import { taxRateSubject } from '../../subject.js';

/** Another tax rate from a day on. What is sold keeps its tax. */
export class AddTaxRate extends Command<TaxRateView> {
  constructor(readonly input: AddTaxRateDto) {
    super();
  }
}

@CommandHandler(AddTaxRate)
export class AddTaxRateHandler implements ICommandHandler<AddTaxRate> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly rates: TaxRateTable,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TAX_RATE_EXISTS, TAX_RATE_ENDS_EARLY */
  execute({ input }: AddTaxRate): Promise<TaxRateView> {
    if (input.until && input.until < input.from) throw new Refusal('TAX_RATE_ENDS_EARLY');
    return inTransaction(this.pool, async (db) => {
      const added = await this.rates.insert(input, db);
      const at = this.clock.now();
      await noteChange(db, {
        ...{ room: 'settings', what: 'created', at },
        subject: taxRateSubject(added),
        new: added,
      });
      return added;
    });
  }
}
