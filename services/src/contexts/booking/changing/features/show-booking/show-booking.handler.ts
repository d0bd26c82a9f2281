import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { Vouchers } from '../../../../vouchers/index.js';
import { moneyOf } from '../../../domain/booking/booking-money.js';
import { optionsOf, statusOf } from '../../../domain/booking/booking-options.js';
import type { Booking } from '../../../domain/booking/booking-types.js';
import { refundStateOf } from '../../../domain/booking/refund.js';
import { billOf } from '../../../domain/money/price.js';
import { BookingStates } from '../../../persistence/booking-states.js';
import { CalledOff } from '../../../persistence/called-off.js';
import { type BookingRequest, ManagedBookings } from '../../../persistence/managed-bookings.js';
import { StoredRefunds } from '../../../persistence/stored-refunds.js';
import { VisitFacts } from '../../../persistence/visit-facts.js';

/** Asks for one booking, as its stream tells it: nothing is left out that its rules depend on. */
export class ShowBooking extends Query<BookingView> {
  constructor(readonly request: BookingRequest) {
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
    private readonly refunds: StoredRefunds,
    private readonly clock: Clock,
    private readonly vouchers: Vouchers,
    private readonly calledOff: CalledOff,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND */
  async execute({ request }: ShowBooking): Promise<BookingView> {
    const { venueId, id, reference } = await this.bookings.find(request);
    const state = await this.states.read(venueId, id);
    const { experienceId, date, time } = state.visit;
    const visit = { venueId, experienceId, date, time };
    const calledOff = await this.calledOff.ofBooking(state.callOff, { visit, tickets: state.tickets });
    const voucher = state.voucher && (await this.vouchers.ofBooking(id));
    const refundPaidAt = refundStateOf(state) === 'refunded' ? (await this.refunds.find(venueId, id))?.settledAt : null;
    return {
      ...{ id, reference, refundPaidAt: refundPaidAt?.toISOString() ?? null },
      ...(await this.facts.of({ venueId, experienceId })),
      ...detailsOf(state, this.clock.now(), voucher?.isGone),
      ...(state.voucher && voucherOf(state, voucher?.left)),
      ...(calledOff && { calledOff }),
    };
  }
}

const voucherOf = ({ balance }: Booking, left = 0) => ({
  voucherBack: dollarsOf(balance.voucherBack),
  voucherLeft: dollarsOf(left),
});

/** What the booking itself says of itself at an instant. */
function detailsOf(state: Booking, at: Date, isVoucherGone: boolean | undefined) {
  const { date, time, startsAt } = state.visit;
  return {
    ...billOf(state),
    ...optionsOf(state, at, isVoucherGone),
    ...moneyOf(state),
    status: statusOf(state, at),
    date,
    time,
    startsAt,
    holdExpiresAt: state.status === 'pending' ? state.holdUntil : null,
  };
}
