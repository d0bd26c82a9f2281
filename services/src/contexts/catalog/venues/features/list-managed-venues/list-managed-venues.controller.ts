import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type ManagedVenueDetailView, type ManagedVenueView, StoredIdDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Compressed } from '../../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListManagedVenues, ShowManagedVenue } from './list-managed-venues.handler.js';

@Controller()
export class ListManagedVenuesController {
  constructor(private readonly queries: QueryBus) {}

  @Compressed()
  @Endpoint(venuesRoutes.listManagedVenues)
  list(): Promise<ManagedVenueView[]> {
    return this.queries.execute(new ListManagedVenues());
  }

  @Compressed()
  @Endpoint(venuesRoutes.showManagedVenue)
  show(@Param() { id }: StoredIdDto): Promise<ManagedVenueDetailView> {
    return this.queries.execute(new ShowManagedVenue(id));
  }
}
