import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { VenueView } from '@northlight/contracts';
import { Venues } from '../../../persistence/venues.repository.js';
import { venueView } from '../../../persistence/views.js';

/** Asks for every venue, open and planned (§7). */
export class ListVenues extends Query<VenueView[]> {}

@QueryHandler(ListVenues)
export class ListVenuesHandler implements IQueryHandler<ListVenues> {
  constructor(private readonly venues: Venues) {}

  async execute(): Promise<VenueView[]> {
    return (await this.venues.list()).map(venueView);
  }
}
