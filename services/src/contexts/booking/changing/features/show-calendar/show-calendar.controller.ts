import { Controller, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { visitsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { BookingRequest } from '../../../persistence/managed-bookings.js';
import { RequestedBooking } from '../../../shared/requested-booking.js';
import { ShowCalendar } from './show-calendar.handler.js';

@Controller()
export class ShowCalendarController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(visitsRoutes.showCalendar)
  async show(@RequestedBooking() requested: BookingRequest): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.queries.execute(new ShowCalendar(requested))), {
      type: 'text/calendar; charset=utf-8',
      disposition: 'attachment; filename="visit.ics"',
    });
  }
}
