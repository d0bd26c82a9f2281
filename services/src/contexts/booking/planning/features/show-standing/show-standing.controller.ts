import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ShowStandingDto, type StandingView } from '@northlight/contracts';
import { planningRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowStanding } from './show-standing.handler.js';

@Controller()
export class ShowStandingController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(planningRoutes.showStanding)
  show(@Query() wanted: ShowStandingDto): Promise<StandingView> {
    return this.queries.execute(new ShowStanding(wanted));
  }
}
