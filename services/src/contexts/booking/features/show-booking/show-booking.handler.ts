import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { billOf } from '../../domain/bill.js';
import type { Booking } from '../../domain/booking.js';
import { optionsOf, refundedBy, statusOf } from '../../domain/booking-options.js';
import { BookingStates } from '../../persistence/booking-states.js';
import { type AskedBooking, ManagedBookings } from '../../persistence/managed-bookings.js';
import { VisitFacts } from '../../persistence/visit-facts.js';

/** Asks for one booking, as its stream tells it: nothing is left out that its rules depend on. */
export class ShowBooking extends Query<BookingView> {
  constructor(readonly asked: AskedBooking) {
    super();
  }
}

@QueryHandler(ShowBooking)
export class ShowBookingHandler implements IQueryHandler<ShowBooking> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly states: BookingStates,
    private readonly facts: VisitFacts,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND */
  async execute({ asked }: ShowBooking): Promise<BookingView> {
    const { venueId, id, reference } = await this.bookings.find(asked);
    const state = await this.states.read(venueId, id);
    const { experienceId } = state.visit;
    return { id, reference, ...(await this.facts.of({ venueId, experienceId })), ...told(state, this.clock.now()) };
  }
}

/** What the booking itself says of itself at an instant. */
function told(state: Booking, at: Date) {
  const { date, time, startsAt } = state.visit;
  const refunded = refundedBy(state);
  return {
    ...billOf(state),
    ...optionsOf(state, at),
    status: statusOf(state, at),
    date,
    time,
    startsAt,
    refund: refunded === null ? null : dollarsOf(refunded),
    holdExpiresAt: state.status === 'pending' ? state.holdUntil : null,
  };
}
