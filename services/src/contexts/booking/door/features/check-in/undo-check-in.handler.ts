import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { booking } from '../../../domain/booking/booking.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import type { ManagedBooking } from '../../../persistence/managed-bookings.js';
import { type Arrival, arrivalView } from './arrival-view.js';

/** Takes a check-in back that was a mistake: the party is expected again. */
export class UndoCheckIn extends Command<Arrival> {
  constructor(readonly found: ManagedBooking) {
    super();
  }
}

@CommandHandler(UndoCheckIn)
export class UndoCheckInHandler implements ICommandHandler<UndoCheckIn> {
  constructor(private readonly events: EventStore) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_LIVE */
  execute({ found }: UndoCheckIn): Promise<Arrival> {
    const { venueId, bookingId: id, reference, request } = found;
    return this.events.transaction(
      venueId,
      (work) => {
        const after = work.apply(booking, bookingStream(id), { type: 'UndoCheckIn' });
        return arrivalView(after, { id, reference, checkedInAt: null });
      },
      request,
    );
  }
}
