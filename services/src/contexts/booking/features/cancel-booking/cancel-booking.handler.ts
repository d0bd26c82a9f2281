import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { booking } from '../../domain/booking.js';
import { slot } from '../../domain/slot.js';
import { bookingStream, slotStream } from '../../domain/slot-id.js';

/** Ends a booking and gives its seats back; the refund follows the rules it was sold under. */
export class CancelBooking extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly why: { readonly by: 'customer' | 'staff'; readonly reason: string },
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_LIVE, BOOKING_LOCKED */
  execute({ venueId, bookingId, why }: CancelBooking): Promise<void> {
    return this.events.transaction(venueId, async (work) => {
      const at = this.clock.now();
      const { visit } = await work.apply(booking, bookingStream(bookingId), { type: 'CancelBooking', ...why, at });
      await work.apply(slot, slotStream(visit.slotId), { type: 'ReleaseSeats', bookingId, why: 'cancelled' });
    });
  }
}
