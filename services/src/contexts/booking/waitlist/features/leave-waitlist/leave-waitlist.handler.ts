import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Catalog } from '../../../../catalog/index.js';
import { leaveWaitlist } from '../../../domain/seats.js';
import { decideOnSeats, zoneAt } from '../../../shared/decide-on-seats.js';
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
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly waitlist: StoredWaitlist,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} WAITLIST_ENTRY_NOT_FOUND, also for the wrong token */
  async execute({ entryId, token }: LeaveWaitlist): Promise<void> {
    const { venueId, slotId } = await this.waitlist.findFor(entryId, token);
    const zone = await zoneAt(this.catalog, venueId);
    await this.events.transaction(venueId, (work) =>
      decideOnSeats(work, slotId, (awaited) => leaveWaitlist(awaited, entryId, { at: this.clock.now(), zone })),
    );
  }
}
