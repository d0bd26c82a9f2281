import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { VenueDetailView } from '@northlight/contracts';
import { PicturedRead } from '../../../../platform/http/pictured-read.js';
import { ShowVenue } from './show-venue.handler.js';

@ApiTags('catalog')
@Controller('api/venues')
export class ShowVenueController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':slug')
  @PicturedRead('catalog.venues', 'catalog.closures')
  @ApiOkResponse({ description: 'One venue, with all that its page says.' })
  show(@Param('slug') slug: string): Promise<VenueDetailView> {
    return this.queries.execute(new ShowVenue(slug));
  }
}
