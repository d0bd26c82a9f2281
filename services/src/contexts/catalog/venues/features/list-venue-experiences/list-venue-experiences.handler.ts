import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { VenueExperienceView } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { idOf, isSlug } from '../../../domain/slug.js';
import type { VenueRow } from '../../../persistence/venue.row.js';
import { Venues } from '../../../persistence/venues.repository.js';
import { venueExperienceView } from '../../../persistence/views.js';

/** Asks what a venue runs, by the venue's slug or id: all digits are an id (decisions.md C4). */
export class ListVenueExperiences extends Query<VenueExperienceView[]> {
  constructor(readonly slugOrId: string) {
    super();
  }
}

@QueryHandler(ListVenueExperiences)
export class ListVenueExperiencesHandler implements IQueryHandler<ListVenueExperiences> {
  constructor(private readonly venues: Venues) {}

  async execute({ slugOrId }: ListVenueExperiences): Promise<VenueExperienceView[]> {
    const venue = await this.find(slugOrId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    return (await this.venues.offersOf(venue.id)).map(venueExperienceView);
  }

  private async find(slugOrId: string): Promise<VenueRow | null> {
    const id = idOf(slugOrId);
    if (id !== null) return this.venues.byId(id);
    return isSlug(slugOrId) ? this.venues.bySlug(slugOrId) : null;
  }
}
