import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PersonAnswer, PersonDataView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { PersonHolders } from '../../../../../platform/privacy/person-holders.js';
import { parseAccountLookup } from '../../../domain/account-lookup.js';
import { PersonDirectory } from '../../../persistence/person-directory.js';

/** All that is kept of somebody, for them. Why, and how they showed who they are, is left out by operators on the machine. */
export class TellPerson extends Command<PersonDataView> {
  constructor(
    readonly whom: string,
    readonly answer: Partial<PersonAnswer> = {},
  ) {
    super();
  }
}

/** That somebody was told is on record, and not who. Nothing that opens anything is told. */
@CommandHandler(TellPerson)
export class TellPersonHandler implements ICommandHandler<TellPerson> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly directory: PersonDirectory,
    private readonly holders: PersonHolders,
    private readonly rules: BookingPolicyCache,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} USER_NOT_FOUND */
  async execute({ whom, answer: { reason, shownBy } }: TellPerson): Promise<PersonDataView> {
    const lookup = parseAccountLookup(whom);
    const { person } = await this.directory.mustKnow(lookup);
    const at = this.clock.now();
    const data = await this.holders.tell(person);
    await noteChange(this.pool, {
      ...{ room: 'booking', what: 'exported', at, subject: { kind: 'persons', id: 'all', name: '' } },
      new: { by: Object.keys(lookup), reason, shownBy },
    });
    return {
      exportedAt: at.toISOString(),
      ...(await this.holders.gap()),
      ...data,
      reasons: this.holders.reasons(this.rules.now),
    };
  }
}
