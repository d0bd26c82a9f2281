import { Controller, Get, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Asked, ForManagers } from '../../asked-booking.js';
import type { AskedBooking } from '../../persistence/managed-bookings.js';
import { ShowCalendar } from './show-calendar.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/:id/calendar.ics')
export class ShowCalendarController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForManagers()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'The visit for a calendar; a cancelled one takes it out again.' })
  async show(@Asked() asked: AskedBooking): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.queries.execute(new ShowCalendar(asked))), {
      type: 'text/calendar; charset=utf-8',
      disposition: 'attachment; filename="visit.ics"',
    });
  }
}
