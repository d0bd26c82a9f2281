import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StandingView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../../catalog/index.js';
import { type StandingQuery, StandingSlots } from '../../persistence/standing.repository.js';

/** Asks what stands at a venue on some days: before it is shut, and before an experience goes. */
export class ShowStanding extends Query<StandingView> {
  constructor(readonly wanted: StandingQuery) {
    super();
  }
}

@QueryHandler(ShowStanding)
export class ShowStandingHandler implements IQueryHandler<ShowStanding> {
  constructor(
    private readonly standing: StandingSlots,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND */
  async execute({ wanted }: ShowStanding): Promise<StandingView> {
    const venue = await this.catalog.venue(wanted.venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const at = this.clock.now();
    return this.standing.view(wanted, { at, local: localTimeOf(at, venue.timezone) });
  }
}
