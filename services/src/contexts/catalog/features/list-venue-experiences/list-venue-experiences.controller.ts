import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { VenueExperienceView } from '@northlight/contracts';
import { PicturedRead } from '../../../../platform/http/pictured-read.js';
import { ListVenueExperiences } from './list-venue-experiences.handler.js';

@ApiTags('catalog')
@Controller('api/venues')
export class ListVenueExperiencesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':slugOrId/experiences')
  @PicturedRead('catalog.venues', 'catalog.venue_experiences', 'catalog.experiences')
  @ApiOkResponse({ description: 'What the venue runs, in display order.' })
  list(@Param('slugOrId') slugOrId: string): Promise<VenueExperienceView[]> {
    return this.queries.execute(new ListVenueExperiences(slugOrId));
  }
}
