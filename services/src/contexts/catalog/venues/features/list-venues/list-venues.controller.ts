import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { VenueView } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PicturedRead } from '../../../../../platform/http/image-hints.js';
import { ListVenues } from './list-venues.handler.js';

@Controller()
export class ListVenuesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(venuesRoutes.listVenues)
  @PicturedRead('catalog.venues')
  list(): Promise<VenueView[]> {
    return this.queries.execute(new ListVenues());
  }
}
