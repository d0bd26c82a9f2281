import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { TicketView } from '@northlight/contracts';
import { visitsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { Asked } from '../../asked-booking.js';
import type { AskedBooking } from '../../persistence/managed-bookings.js';
import { ShowTicket } from './show-ticket.handler.js';

@Controller()
export class ShowTicketController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(visitsRoutes.showTicket)
  show(@Asked() asked: AskedBooking): Promise<TicketView> {
    return this.queries.execute(new ShowTicket(asked));
  }
}
