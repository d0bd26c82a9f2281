import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { TicketView } from '@northlight/contracts';
import { visitsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { BookingRequest } from '../../../persistence/managed-bookings.js';
import { RequestedBooking } from '../../../shared/requested-booking.js';
import { ShowTicket } from './show-ticket.handler.js';

@Controller()
export class ShowTicketController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(visitsRoutes.showTicket)
  show(@RequestedBooking() requested: BookingRequest): Promise<TicketView> {
    return this.queries.execute(new ShowTicket(requested));
  }
}
