import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ManagedVenueDetailView, ManagedVenueView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';
import { Venues } from '../../../persistence/venues.repository.js';
import { closureView, venueView } from '../../../persistence/views.js';

/** Asks for every venue as those see it who keep them. */
export class ListManagedVenues extends Query<ManagedVenueView[]> {}

@QueryHandler(ListManagedVenues)
export class ListManagedVenuesHandler implements IQueryHandler<ListManagedVenues> {
  constructor(
    private readonly venues: Venues,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<ManagedVenueView[]> {
    const now = this.clock.now();
    const yesterday = addDaysTo(localTimeOf(now, 'UTC').date, -1); // nowhere is it earlier than that
    const [rows, offers, closures] = await Promise.all([
      this.venues.list(),
      this.venues.offers(),
      this.venues.closuresFrom(yesterday),
    ]);
    return rows.map((row) => {
      const today = localTimeOf(now, row.timezone).date;
      const next = closures.find(({ venueId, date }) => venueId === row.id && date >= today);
      return {
        ...venueView(row),
        experienceNames: offers.filter(({ venueId }) => venueId === row.id).map(({ experience }) => experience.name),
        nextClosure: next ? closureView(next) : null,
      };
    });
  }
}

/** Asks for one venue with its rules. */
export class ShowManagedVenue extends Query<ManagedVenueDetailView> {
  constructor(readonly id: number) {
    super();
  }
}

@QueryHandler(ShowManagedVenue)
export class ShowManagedVenueHandler implements IQueryHandler<ShowManagedVenue> {
  constructor(private readonly managed: ManagedVenues) {}

  /** @throws {Refusal} VENUE_NOT_FOUND */
  execute({ id }: ShowManagedVenue): Promise<ManagedVenueDetailView> {
    return this.managed.view(id);
  }
}
