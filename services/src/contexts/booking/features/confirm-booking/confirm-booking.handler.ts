import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { booking } from '../../domain/booking.js';
import { bookingStream } from '../../domain/slot-id.js';

/** Makes a pending booking firm. */
export class ConfirmBooking extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmBooking)
export class ConfirmBookingHandler implements ICommandHandler<ConfirmBooking> {
  constructor(private readonly events: EventStore) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_PENDING */
  execute({ venueId, bookingId }: ConfirmBooking): Promise<void> {
    return this.events.transaction(venueId, async (work) => {
      await work.apply(booking, bookingStream(bookingId), { type: 'ConfirmBooking' });
    });
  }
}
