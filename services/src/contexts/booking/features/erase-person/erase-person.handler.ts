import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { logger } from '../../../../platform/observability/logger.js';
import { leavesWaitlist } from '../../domain/seats.js';
import { Customers, type Forgotten } from '../../persistence/customers.repository.js';

/**
 * Forgets the person behind bookings and places on waitlists. Bookings, their seats and their money stay; nobody can be
 * written to about seats that come free, so they leave the waitlists. Answers how many customers were forgotten.
 */
export class ErasePerson extends Command<number> {
  constructor(readonly forgotten: Forgotten) {
    super();
  }
}

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly customers: Customers,
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaves a line of who asked and how many it were, and nothing of whom.
   * @throws {Refusal} PERSON_KEY_IN_USE; PERSON_UNREADABLE when, after all that could be found, others may be left
   */
  async execute({ forgotten }: ErasePerson): Promise<number> {
    if ('lostKey' in forgotten && this.customers.knows(forgotten.lostKey))
      throw new Refusal('PERSON_KEY_IN_USE', { key: forgotten.lostKey });
    await this.leaveWaitlists(forgotten);
    const erased = await this.customers.erase(forgotten, this.clock.now());
    const what = erased > 0 ? 'A person was erased' : 'Nobody was there to be erased';
    logger.info({ by: Object.keys(forgotten).join(), erased }, what);
    if ('email' in forgotten) await this.customers.mustReachAll();
    return erased;
  }

  /** Before they are forgotten: should this end in between, whoever asks again finds them still. */
  private async leaveWaitlists(forgotten: Forgotten): Promise<void> {
    for (const { venueId, slotId, id } of await this.customers.waitingOf(forgotten)) {
      await this.events.transaction(venueId, (work) => work.applyAll(leavesWaitlist(slotId, id)));
    }
  }
}
