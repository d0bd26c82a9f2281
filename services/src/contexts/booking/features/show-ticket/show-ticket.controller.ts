import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { TicketView } from '@northlight/contracts';
import { Asked, ForManagers } from '../../asked-booking.js';
import type { AskedBooking } from '../../persistence/managed-bookings.js';
import { ShowTicket } from './show-ticket.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/:id/ticket')
export class ShowTicketController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForManagers('BOOKING_CANCELLED', 'BOOKING_NOT_LIVE')
  @ApiOkResponse({ description: 'What the tickets of the booking show, with the code that is scanned at the door.' })
  show(@Asked() asked: AskedBooking): Promise<TicketView> {
    return this.queries.execute(new ShowTicket(asked));
  }
}
