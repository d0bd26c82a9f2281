import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PersonAnswer, PersonToldView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { HouseRulesKeeper } from '../../../../platform/house-rules/house-rules-keeper.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { PersonHolders } from '../../../../platform/privacy/person-holders.js';
import { askedFor } from '../../domain/asked-for.js';
import { PersonDirectory } from '../../persistence/person-directory.js';

/** All that is kept of somebody, for them. Why, and how they showed who they are, is left out by operators on the machine. */
export class TellPerson extends Command<PersonToldView> {
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
    private readonly rules: HouseRulesKeeper,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} USER_NOT_FOUND */
  async execute({ whom, answer: { reason, shownBy } }: TellPerson): Promise<PersonToldView> {
    const asked = askedFor(whom);
    const { person } = await this.directory.mustKnow(asked);
    const at = this.clock.now();
    const told = await this.holders.tell(person);
    await noteChange(this.pool, {
      ...{ room: 'booking', what: 'exported', at, subject: { kind: 'persons', id: 'all', name: '' } },
      new: { by: Object.keys(asked), reason, shownBy },
    });
    return {
      exportedAt: at.toISOString(),
      ...(await this.holders.gap()),
      ...told,
      reasons: this.holders.reasons(this.rules.now),
    };
  }
}
