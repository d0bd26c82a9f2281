import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { logger } from '../../../../platform/observability/logger.js';
import { rewriteSoon } from '../../../../platform/privacy/erased-rows.queue.js';
import { PersonUnreadable } from '../../../../platform/privacy/person-cipher.js';
import { PersonHolders } from '../../../../platform/privacy/person-holders.js';
import { Catalog } from '../../../catalog/index.js';
import { decideOnSeats, zoneAt } from '../../decide-on-seats.js';
import { leavesWaitlist } from '../../domain/seats.js';
import { Customers, type Forgotten } from '../../persistence/customers.repository.js';

/**
 * Forgets the person behind bookings, places on waitlists, and what other rooms keep of them. Bookings, their seats and
 * their money stay; nobody can be written to about seats that come free, so they leave the waitlists. Answers how many
 * entries were forgotten.
 */
export class ErasePerson extends Command<number> {
  constructor(readonly forgotten: Forgotten) {
    super();
  }
}

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly customers: Customers,
    private readonly others: PersonHolders,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly catalog: Catalog,
  ) {}

  /**
   * Leaves a line, and puts on record, who asked and how many it were, and nothing of whom.
   * @throws {Refusal} PERSON_KEY_IN_USE; PERSON_UNREADABLE when, after all that could be found, others may be left
   */
  async execute({ forgotten }: ErasePerson): Promise<number> {
    if ('lostKey' in forgotten && this.customers.knows(forgotten.lostKey))
      throw new Refusal('PERSON_KEY_IN_USE', { key: forgotten.lostKey });
    await this.leaveWaitlists(forgotten);
    const erased = await this.erase(forgotten);
    const what = erased > 0 ? 'A person was erased' : 'Nobody was there to be erased';
    const how = { by: Object.keys(forgotten).join(), erased };
    logger.info(how, what);
    const subject = { kind: 'person', id: 'forgotten' };
    await noteChange(this.pool, { room: 'booking', what: 'person erased', at: this.clock.now(), subject, new: how });
    await rewriteSoon(this.pool, this.clock.now());
    if ('email' in forgotten) await this.mustReachAll();
    return erased;
  }

  private async erase(forgotten: Forgotten): Promise<number> {
    const at = this.clock.now();
    const customers = await this.customers.erase(forgotten, at);
    return 'ref' in forgotten ? customers : customers + (await this.others.erase(forgotten, at));
  }

  private async mustReachAll(): Promise<void> {
    await this.customers.mustReachAll();
    const unreadable = await this.others.unreadable();
    if (unreadable !== undefined) throw new PersonUnreadable(unreadable);
  }

  /** Before they are forgotten: should this end in between, whoever asks again finds them still. */
  private async leaveWaitlists(forgotten: Forgotten): Promise<void> {
    for (const { venueId, slotId, id } of await this.customers.waitingOf(forgotten)) {
      const zone = await zoneAt(this.catalog, venueId);
      const moment = { at: this.clock.now(), zone };
      await this.events.transaction(venueId, (work) =>
        decideOnSeats(work, slotId, (awaited) => leavesWaitlist(awaited, id, moment)),
      );
    }
  }
}
