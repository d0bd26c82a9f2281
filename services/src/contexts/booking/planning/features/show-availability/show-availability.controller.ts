import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AvailabilityCalendarView, ShowAvailabilityDto } from '@northlight/contracts';
import { planningRoutes } from '@northlight/contracts/routes';
import { Compressed } from '../../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowAvailability } from './show-availability.handler.js';

@Controller()
export class ShowAvailabilityController {
  constructor(private readonly queries: QueryBus) {}

  @Compressed()
  @Endpoint(planningRoutes.showAvailability)
  show(@Query() wanted: ShowAvailabilityDto): Promise<AvailabilityCalendarView> {
    return this.queries.execute(new ShowAvailability(wanted));
  }
}
