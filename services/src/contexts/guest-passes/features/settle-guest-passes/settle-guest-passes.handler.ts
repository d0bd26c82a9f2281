import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { guestPasses } from '../../domain/guest-passes.js';
import { guestPassesLedgerOf, guestPassesStream } from '../../domain/guest-passes-id.js';
import { GuestPassRows } from '../../persistence/guest-pass-rows.js';

/** A booking keeps so many of the guest passes that it was placed with. */
export class SettleGuestPasses extends Command<void> {
  constructor(
    readonly booking: string,
    readonly passes: number,
  ) {
    super();
  }
}

@CommandHandler(SettleGuestPasses)
export class SettleGuestPassesHandler implements ICommandHandler<SettleGuestPasses> {
  constructor(
    private readonly events: EventStore,
    private readonly rows: GuestPassRows,
  ) {}

  /** Safe to repeat; where a booking was placed without passes nothing happens. */
  async execute({ booking, passes }: SettleGuestPasses): Promise<void> {
    const userId = await this.rows.holderOf(booking);
    if (userId === undefined) return;
    await this.events.transaction(guestPassesLedgerOf(userId), (work) => {
      work.apply(guestPasses, guestPassesStream(userId), { type: 'KeepGuestPasses', booking, passes });
    });
  }
}
