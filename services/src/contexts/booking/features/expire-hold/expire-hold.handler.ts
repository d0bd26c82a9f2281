import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { booking } from '../../domain/booking.js';
import { slot } from '../../domain/slot.js';
import { bookingStream, slotStream } from '../../domain/slot-id.js';

/** Lets a hold lapse whose time is over and gives its seats back; before that, or twice, it does nothing. */
export class ExpireHold extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(ExpireHold)
export class ExpireHoldHandler implements ICommandHandler<ExpireHold> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  execute({ venueId, bookingId }: ExpireHold): Promise<void> {
    return this.events.transaction(venueId, async (work) => {
      const at = this.clock.now();
      const { status, visit } = await work.apply(booking, bookingStream(bookingId), { type: 'ExpireHold', at });
      if (status !== 'expired') return;
      await work.apply(slot, slotStream(visit.slotId), { type: 'ReleaseSeats', bookingId, why: 'expired' });
    });
  }
}
