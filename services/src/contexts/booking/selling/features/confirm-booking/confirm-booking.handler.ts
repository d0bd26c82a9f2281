import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Work } from '@northlight/event-store';
import { mustBePayableAtVenue, type PaymentMeans } from '../../../../../platform/booking-policy/payment-means.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { VenuePayment } from '../../../../catalog/index.js';
import { booking } from '../../../domain/booking/booking.js';
import { unpaidOf } from '../../../domain/money/online-balance.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import { confirmsBooking } from '../../../shared/confirms-booking.js';

/** Why a booking becomes firm. */
interface Confirming {
  /** It was paid at the desk. */
  readonly paid?: true;
  /** Its customer wants to pay at the venue: up to what the house allows. */
  readonly isByCustomer?: boolean;
}

/** Makes a pending booking firm: its seats are held for good. */
export class ConfirmBooking extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly how: Confirming = {},
  ) {
    super();
  }
}

@CommandHandler(ConfirmBooking)
export class ConfirmBookingHandler implements ICommandHandler<ConfirmBooking> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly payment: VenuePayment,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, HOLD_LAPSED, ORDER_PAYS_ONLINE */
  async execute(command: ConfirmBooking): Promise<void> {
    const means = command.how.isByCustomer ? await this.payment.meansAt([command.venueId]) : undefined;
    await this.events.transaction(command.venueId, (work) => this.decide(work, command, means));
  }

  /** Whoever booked without a hold had the mail with the ticket then. */
  private decide(work: Work, command: ConfirmBooking, means: PaymentMeans | undefined): void {
    const {
      venueId,
      bookingId,
      how: { paid },
    } = command;
    const { status, holdUntil, balance } = work.load(booking, bookingStream(bookingId));
    // guard: a booking is not promised at the venue beyond what the house allows
    if (means && status === 'pending') mustBePayableAtVenue(unpaidOf(balance), means);
    confirmsBooking(work, bookingId, { at: this.clock.now(), paid });
    if (status === 'pending' && holdUntil !== null) work.enqueue('booking-confirmation', { venueId, bookingId });
  }
}
