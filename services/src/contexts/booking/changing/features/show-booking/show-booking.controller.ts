import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BookingView } from '@northlight/contracts';
import { visitsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { type BookingRequest } from '../../../persistence/managed-bookings.js';
import { RequestedBooking } from '../../../shared/requested-booking.js';
import { ShowBooking } from './show-booking.handler.js';

@Controller()
export class ShowBookingController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(visitsRoutes.showBooking)
  show(@RequestedBooking() requested: BookingRequest): Promise<BookingView> {
    return this.queries.execute(new ShowBooking(requested));
  }
}
