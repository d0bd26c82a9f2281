import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeBookingPolicyDto, CurrencyCode } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { BookingPolicyCache } from '../../../../platform/booking-policy/booking-policy-cache.js';
import { bookingPolicyFrom } from '../../../../platform/booking-policy/booking-policy-view.js';
import { Sales } from '../../../../platform/booking-policy/sales.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { subject } from '../../subject.js';

/** Other figures for the whole house. What is booked keeps its own. */
export class ChangeBookingPolicy extends Command<{ readonly version: number }> {
  constructor(readonly input: ChangeBookingPolicyDto) {
    super();
  }
}

/** Figures that are the same as before are no change. */
@CommandHandler(ChangeBookingPolicy)
export class ChangeBookingPolicyHandler implements ICommandHandler<ChangeBookingPolicy> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly keeper: BookingPolicyCache,
    private readonly sales: Sales,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} CONFLICT when somebody has changed them since the writer read them; CURRENCY_FIXED */
  async execute({ input }: ChangeBookingPolicy): Promise<{ version: number }> {
    const at = this.clock.now();
    const written = await inTransaction(this.pool, async (db) => {
      const { version, rules: old } = await this.keeper.lock(db);
      if (version !== input.version) throw new Refusal('CONFLICT');
      const rules = bookingPolicyFrom(input, old);
      if (JSON.stringify(sorted(old)) === JSON.stringify(sorted(rules))) return version;
      await this.mustBeFree(old.currency, rules.currency);
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

  /** Amounts have no currency of their own: those of before would become amounts of the new one. */
  private async mustBeFree(currency: CurrencyCode, next: CurrencyCode): Promise<void> {
    if (next !== currency && (await this.sales.haveBegun())) throw new Refusal('CURRENCY_FIXED', { currency });
  }
}

const sorted = (rules: object): [string, unknown][] =>
  Object.entries(rules).sort(([one], [other]) => (one < other ? -1 : 1));
