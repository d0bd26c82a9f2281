import { Injectable } from '@nestjs/common';
import { addDaysTo } from '../../../platform/kernel/venue-time.js';
import {
  Catalog,
  type DaySpan,
  type Programme,
  type TicketOffer,
  type VenueFacts,
  type VisitPlace,
} from '../domain/catalog.js';
import { type PlannedSlot, plannedSlots } from '../domain/slot-plan.js';
import type { ExperienceRow } from './experience.row.js';
import { Experiences } from './experiences.repository.js';
import { KnownProgrammes } from './known-programmes.js';
import type { VenueRow } from './venue.row.js';
import type { VenueExperienceRow } from './venue-experience.row.js';
import { Venues } from './venues.repository.js';

/** The catalogue as its tables tell it. */
@Injectable()
export class StoredCatalog extends Catalog {
  constructor(
    private readonly experiences: Experiences,
    private readonly venues: Venues,
    private readonly programmes: KnownProgrammes,
  ) {
    super();
  }

  ticketOffer(experienceId: number): Promise<TicketOffer | undefined> {
    return this.programmes.offerOf(experienceId, async () => {
      const row = await this.experiences.byId(experienceId);
      return row ? ticketOfferOf(row) : undefined;
    });
  }

  venue(venueId: number): Promise<VenueFacts | undefined> {
    return this.programmes.factsOf(venueId, async () => {
      const row = await this.venues.byId(venueId);
      return row ? this.factsOf(row) : undefined;
    });
  }

  visitPlace(venueId: number, experienceId: number): Promise<VisitPlace | undefined> {
    return this.programmes.placeOf(venueId, experienceId, async () => {
      const [venue, experience] = await Promise.all([this.venues.byId(venueId), this.experiences.byId(experienceId)]);
      if (!venue || !experience) return undefined;
      const { directions, parking, phone } = venue;
      const arrival = { requirements: experience.requirements, directions, parking, phone };
      return { venue: await this.factsOf(venue), offer: ticketOfferOf(experience), arrival };
    });
  }

  async standingVenue(venueId: number): Promise<VenueFacts | undefined> {
    const row = await this.venues.byId(venueId);
    return row && !row.deletedAt ? this.factsOf(row) : undefined;
  }

  programme(venueId: number): Promise<Programme | undefined> {
    return this.programmes.of(venueId);
  }

  async openVenues(): Promise<readonly VenueFacts[]> {
    return Promise.all((await this.venues.open()).map((row) => this.factsOf(row)));
  }

  runsAt(venueId: number, experienceId: number): Promise<boolean> {
    return this.venues.runs(venueId, experienceId);
  }

  async slotPlan(venueId: number, { from, days }: DaySpan): Promise<readonly PlannedSlot[]> {
    const venue = await this.standingVenue(venueId);
    if (!venue || days < 1) return [];
    const offers = (await this.venues.offersOf(venueId)).map(offerOf);
    return plannedSlots(venue, offers, { from, until: addDaysTo(from, days - 1) });
  }

  private async factsOf(row: VenueRow): Promise<VenueFacts> {
    const { id, slug, name, status, timezone, address, city, state, zipCode, weekHours } = row;
    const closures = (await this.venues.closuresOf(id)).map(({ date }) => date);
    return { id, slug, name, status, timezone, address, city, state, zipCode, weekHours, closures };
  }
}

const ticketOfferOf = ({ id, slug, name, imageUrl, price, duration }: ExperienceRow): TicketOffer => ({
  ...{ id, slug, name, imageUrl, price, duration },
});

const offerOf = ({ experience, rules }: VenueExperienceRow) => ({
  experienceId: experience.id,
  duration: experience.duration,
  rules,
});
