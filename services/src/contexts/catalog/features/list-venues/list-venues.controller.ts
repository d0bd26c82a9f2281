import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { VenueView } from '@northlight/contracts';
import { PicturedRead } from '../../../../platform/http/pictured-read.js';
import { ListVenues } from './list-venues.handler.js';

@ApiTags('catalog')
@Controller('api/venues')
export class ListVenuesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @PicturedRead('catalog.venues')
  @ApiOkResponse({ description: 'Every venue, open and planned.' })
  list(): Promise<VenueView[]> {
    return this.queries.execute(new ListVenues());
  }
}
