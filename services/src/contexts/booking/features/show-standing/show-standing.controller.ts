import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ShowStandingDto, type StandingView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ShowStanding } from './show-standing.handler.js';

@ApiTags('admin')
@Controller('api/admin/availability/standing')
export class ShowStandingController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('ops')
  @Get()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'VENUE_NOT_FOUND')
  @ApiOkResponse({ description: 'Open slots and live bookings of these days, as far as they lie ahead.' })
  show(@Query() wanted: ShowStandingDto): Promise<StandingView> {
    return this.queries.execute(new ShowStanding(wanted));
  }
}
