import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { booking } from '../../domain/booking.js';
import { bookingStream } from '../../domain/slot-id.js';

/** Notes that the party of a confirmed booking has come. */
export class CheckIn extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(CheckIn)
export class CheckInHandler implements ICommandHandler<CheckIn> {
  constructor(private readonly events: EventStore) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_LIVE */
  execute({ venueId, bookingId }: CheckIn): Promise<void> {
    return this.events.transaction(venueId, async (work) => {
      await work.apply(booking, bookingStream(bookingId), { type: 'CheckIn' });
    });
  }
}
