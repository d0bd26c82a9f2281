import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { booking } from '../../domain/booking.js';
import { bookingStream } from '../../domain/slot-id.js';

/** Notes how a visit ended: whoever was checked in has visited, whoever was expected has not come. */
export class CloseVisit extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(CloseVisit)
export class CloseVisitHandler implements ICommandHandler<CloseVisit> {
  constructor(private readonly events: EventStore) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_LIVE */
  execute({ venueId, bookingId }: CloseVisit): Promise<void> {
    return this.events.transaction(venueId, async (work) => {
      const { status } = await work.load(booking, bookingStream(bookingId));
      const type = status === 'checked_in' ? 'CompleteBooking' : 'RecordNoShow';
      await work.apply(booking, bookingStream(bookingId), { type });
    });
  }
}
