import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BookingView } from '@northlight/contracts';
import { Asked, ForManagers } from '../../asked-booking.js';
import { type AskedBooking } from '../../persistence/managed-bookings.js';
import { ShowBooking } from './show-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/:id')
export class ShowBookingController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForManagers()
  @ApiOkResponse({ description: 'The booking, its bill, and what may still be done with it. Kept by nobody.' })
  show(@Asked() asked: AskedBooking): Promise<BookingView> {
    return this.queries.execute(new ShowBooking(asked));
  }
}
