import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Work } from '@northlight/event-store';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { mustBePayableAtVenue, type PaymentMeans } from '../../../../../platform/booking-policy/payment-means.js';
import { paysOnline } from '../../../../../platform/config/pays-online.js';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
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
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly rules: BookingPolicyCache,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, HOLD_LAPSED, ORDER_PAYS_ONLINE */
  execute(command: ConfirmBooking): Promise<void> {
    return this.events.transaction(command.venueId, (work) => this.decide(work, command));
  }

  /** Whoever booked without a hold had the mail with the ticket then. */
  private decide(work: Work, { venueId, bookingId, how: { paid, isByCustomer } }: ConfirmBooking): void {
    const { status, holdUntil, balance } = work.load(booking, bookingStream(bookingId));
    // guard: a booking is not promised at the venue beyond what the house allows
    if (isByCustomer && status === 'pending') mustBePayableAtVenue(unpaidOf(balance), this.means());
    confirmsBooking(work, bookingId, { at: this.clock.now(), paid });
    if (status === 'pending' && holdUntil !== null) work.enqueue('booking-confirmation', { venueId, bookingId });
  }

  private means(): PaymentMeans {
    return { isOnline: paysOnline(this.settings), venueMost: this.rules.now.venuePaymentMostCents };
  }
}
