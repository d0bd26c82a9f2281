import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { VenueDetailView } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PicturedRead } from '../../../../../platform/http/image-hints.js';
import { ShowVenue } from './show-venue.handler.js';

@Controller()
export class ShowVenueController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(venuesRoutes.showVenue)
  @PicturedRead('catalog.venues', 'catalog.closures')
  show(@Param('slug') slug: string): Promise<VenueDetailView> {
    return this.queries.execute(new ShowVenue(slug));
  }
}
