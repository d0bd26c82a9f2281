import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeHouseRulesDto } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { HouseRulesKeeper } from '../../../../platform/house-rules/house-rules-keeper.js';
import { rulesIn } from '../../../../platform/house-rules/rules-on-the-wire.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { subject } from '../../subject.js';

/** Other figures for the whole house. What is booked keeps its own. */
export class ChangeHouseRules extends Command<{ readonly version: number }> {
  constructor(readonly said: ChangeHouseRulesDto) {
    super();
  }
}

/** Figures that are the same as before are no change. */
@CommandHandler(ChangeHouseRules)
export class ChangeHouseRulesHandler implements ICommandHandler<ChangeHouseRules> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keeper: HouseRulesKeeper,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} CONFLICT when somebody has changed them since the writer read them */
  async execute({ said }: ChangeHouseRules): Promise<{ version: number }> {
    const at = this.clock.now();
    const written = await inTransaction(this.pool, async (db) => {
      const { version, rules: old } = await this.keeper.lock(db);
      if (version !== said.version) throw new Refusal('CONFLICT');
      const rules = rulesIn(said, old);
      if (JSON.stringify(sorted(old)) === JSON.stringify(sorted(rules))) return version;
      await this.keeper.write({ version: version + 1, rules }, at, db);
      await noteChange(db, {
        room: 'settings',
        what: 'changed',
        at,
        subject: { ...subject, name: 'for prices and rules' },
        old,
        new: rules,
      });
      return version + 1;
    });
    await this.keeper.look();
    return { version: written };
  }
}

const sorted = (rules: object): [string, unknown][] =>
  Object.entries(rules).sort(([one], [other]) => (one < other ? -1 : 1));
