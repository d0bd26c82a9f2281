import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  type DayView,
  FindAvailabilityDto,
  FindAvailableDaysDto,
  type SlotView,
  type WeekdaysView,
} from '@northlight/contracts';
import { availabilityRoutes } from '@northlight/contracts/routes';
import { Compressed } from '../../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { FindAvailability } from './find-availability.handler.js';
import { FindAvailableDays } from './find-available-days.handler.js';
import { FindWeekdays } from './find-weekdays.handler.js';

@Controller()
export class FindAvailabilityController {
  constructor(private readonly queries: QueryBus) {}

  @Compressed()
  @Endpoint(availabilityRoutes.findSlots)
  slots(@Query() query: FindAvailabilityDto): Promise<SlotView[]> {
    return this.queries.execute(new FindAvailability(query));
  }

  @Compressed()
  @Endpoint(availabilityRoutes.findDays)
  days(@Query() query: FindAvailableDaysDto): Promise<DayView[]> {
    return this.queries.execute(new FindAvailableDays(query));
  }

  @Compressed()
  @Endpoint(availabilityRoutes.findWeekdays)
  weekdays(): Promise<WeekdaysView[]> {
    return this.queries.execute(new FindWeekdays());
  }
}
