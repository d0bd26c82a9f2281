import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TicketView } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { isRefundable } from '../../../domain/booking/booking-deadlines.js';
import { planPartOf } from '../../../domain/money/price.js';
import type { BookingRow } from '../../../persistence/booking.row.js';
import { BookingStates } from '../../../persistence/booking-states.js';
import { Customers } from '../../../persistence/customers.repository.js';
import { type BookingRequest, ManagedBookings } from '../../../persistence/managed-bookings.js';
import { statusAt } from '../../../persistence/status-at.js';
import { ticketCodeOf } from '../../../persistence/ticket-code.js';
import { VisitFacts } from '../../../persistence/visit-facts.js';

/** Asks for what the tickets of a booking show. */
export class ShowTicket extends Query<TicketView> {
  constructor(readonly request: BookingRequest) {
    super();
  }
}

@QueryHandler(ShowTicket)
export class ShowTicketHandler implements IQueryHandler<ShowTicket> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly states: BookingStates,
    private readonly facts: VisitFacts,
    private readonly customers: Customers,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND; BOOKING_CANCELLED, BOOKING_NOT_LIVE where nobody is let in any more */
  async execute({ request }: ShowTicket): Promise<TicketView> {
    const row = await this.bookings.find(request);
    const { id, venueId, reference, date, time, ticketType, checkedInAt } = row;
    const now = this.clock.now();
    const status = statusAt(row, now);
    mustLetIn(status);
    const [facts, customer, state] = await Promise.all([
      this.facts.of(row),
      this.customers.find({ venueId, ref: row.customerRef }),
      this.states.read(venueId, id),
    ]);
    const { policy, visit, price, refundUntil } = state;
    return {
      ...facts,
      ...{ moveHours: policy.moveHours, refundUntil, isRefundable: isRefundable(state, now) },
      ...{ id, reference, status, date, time, ticketType },
      ...planPartOf(price),
      code: ticketCodeOf(id, this.settings),
      customerName: customer?.name ?? null,
      startsAt: visit.startsAt,
      numberOfTickets: row.tickets,
      checkedInAt: checkedInAt?.toISOString() ?? null,
    };
  }
}

/** @throws {Refusal} */
function mustLetIn(status: BookingRow['status']): void {
  if (status === 'cancelled') throw new Refusal('BOOKING_CANCELLED');
  if (status === 'expired' || status === 'no_show') throw new Refusal('BOOKING_NOT_LIVE');
}
