import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { confirmsBooking } from '../../confirms-booking.js';

/** Makes a pending booking firm: its seats are held for good. */
export class ConfirmBooking extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    /** It was paid at the desk. */
    readonly paid?: true,
  ) {
    super();
  }
}

@CommandHandler(ConfirmBooking)
export class ConfirmBookingHandler implements ICommandHandler<ConfirmBooking> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, HOLD_LAPSED */
  execute({ venueId, bookingId, paid }: ConfirmBooking): Promise<void> {
    return this.events.transaction(venueId, (work) => confirmsBooking(work, bookingId, { at: this.clock.now(), paid }));
  }
}
