import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { leavesWaitlist } from '../../domain/seats.js';
import { StoredWaitlist } from '../../persistence/stored-waitlist.js';

/** Takes a party off the list. Twice, or after its offer was taken or has lapsed, it changes nothing. */
export class LeaveWaitlist extends Command<void> {
  constructor(
    readonly entryId: string,
    readonly token: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(LeaveWaitlist)
export class LeaveWaitlistHandler implements ICommandHandler<LeaveWaitlist> {
  constructor(
    private readonly events: EventStore,
    private readonly waitlist: StoredWaitlist,
  ) {}

  /** @throws {Refusal} WAITLIST_ENTRY_NOT_FOUND, also for the wrong token */
  async execute({ entryId, token }: LeaveWaitlist): Promise<void> {
    const { venueId, slotId } = await this.waitlist.findFor(entryId, token);
    await this.events.transaction(venueId, (work) => work.applyAll(leavesWaitlist(slotId, entryId)));
  }
}
