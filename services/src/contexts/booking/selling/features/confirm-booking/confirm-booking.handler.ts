import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { booking } from '../../../domain/booking/booking.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import { confirmsBooking } from '../../../shared/confirms-booking.js';

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
  execute(command: ConfirmBooking): Promise<void> {
    return this.events.transaction(command.venueId, (work) => this.decide(work, command));
  }

  /** Whoever booked without a hold had the mail with the ticket then. */
  private decide(work: Work, { venueId, bookingId, paid }: ConfirmBooking): void {
    const { status, holdUntil } = work.load(booking, bookingStream(bookingId));
    confirmsBooking(work, bookingId, { at: this.clock.now(), paid });
    if (status === 'pending' && holdUntil !== null) work.enqueue('booking-confirmation', { venueId, bookingId });
  }
}
