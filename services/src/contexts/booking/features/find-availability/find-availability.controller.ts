import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type DayView,
  FindAvailabilityDto,
  FindAvailableDaysDto,
  type SlotView,
  type WeekdaysView,
} from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { Compressed } from '../../../../platform/http/encoded-answer.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { FindAvailability } from './find-availability.handler.js';
import { FindAvailableDays } from './find-available-days.handler.js';
import { FindWeekdays } from './find-weekdays.handler.js';

@ApiTags('availability')
@Controller('api/availability')
export class FindAvailabilityController {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Compressed()
  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ description: 'The slots of one experience at one venue on one day, in order of time.' })
  slots(@Query() query: FindAvailabilityDto): Promise<SlotView[]> {
    return this.queries.execute(new FindAvailability(query));
  }

  @Public()
  @Compressed()
  @Get('days')
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ description: 'The days that have slots, and how many of them can still be booked.' })
  @Refuses('VENUE_NOT_FOUND', 'EXPERIENCE_NOT_FOUND', 'DAYS_CROSSED', 'SPAN_TOO_LONG')
  days(@Query() query: FindAvailableDaysDto): Promise<DayView[]> {
    return this.queries.execute(new FindAvailableDays(query));
  }

  @Public()
  @Compressed()
  @Get('weekdays')
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOkResponse({
    description:
      'The days of the week on which each experience has slots to come (1 is Monday), and its next free time.',
  })
  weekdays(): Promise<WeekdaysView[]> {
    return this.queries.execute(new FindWeekdays());
  }
}
