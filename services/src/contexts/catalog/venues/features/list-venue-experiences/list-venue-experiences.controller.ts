import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { VenueExperienceView } from '@northlight/contracts';
import { experiencesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PicturedRead } from '../../../../../platform/http/image-hints.js';
import { ListVenueExperiences } from './list-venue-experiences.handler.js';

@Controller()
export class ListVenueExperiencesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(experiencesRoutes.listVenueExperiences)
  @PicturedRead('catalog.venues', 'catalog.venue_experiences', 'catalog.experiences')
  list(@Param('slugOrId') slugOrId: string): Promise<VenueExperienceView[]> {
    return this.queries.execute(new ListVenueExperiences(slugOrId));
  }
}
