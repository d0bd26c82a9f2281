import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { VenueDetailView } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { isSlug } from '../../../domain/slug.js';
import { Venues } from '../../../persistence/venues.repository.js';
import { venueDetailView } from '../../../persistence/views.js';

/** Asks for one venue by its slug; VENUE_NOT_FOUND when there is none (§8). */
export class ShowVenue extends Query<VenueDetailView> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(ShowVenue)
export class ShowVenueHandler implements IQueryHandler<ShowVenue> {
  constructor(private readonly venues: Venues) {}

  async execute({ slug }: ShowVenue): Promise<VenueDetailView> {
    const row = isSlug(slug) ? await this.venues.bySlug(slug) : null;
    if (!row) throw new Refusal('VENUE_NOT_FOUND');
    return venueDetailView(row, await this.venues.closuresOf(row.id));
  }
}
