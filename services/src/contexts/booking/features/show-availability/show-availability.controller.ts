import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AvailabilityCalendarView, ShowAvailabilityDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ShowAvailability } from './show-availability.handler.js';

@ApiTags('admin')
@Roles('desk', 'ops')
@Controller('api/admin/availability')
export class ShowAvailabilityController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  @Refuses('INVALID_INPUT', 'VENUE_NOT_FOUND', 'DAYS_CROSSED', 'SPAN_TOO_LONG')
  @ApiOkResponse({
    description: 'Every slot of a venue on these days with its load, and the starts nobody opened yet.',
  })
  show(@Query() wanted: ShowAvailabilityDto): Promise<AvailabilityCalendarView> {
    return this.queries.execute(new ShowAvailability(wanted));
  }
}
