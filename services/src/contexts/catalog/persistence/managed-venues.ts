import { Injectable } from '@nestjs/common';
import type { ManagedVenueDetailView } from '@northlight/contracts';
import { Venues } from './venues.repository.js';
import { venueDetailView, venueOfferView } from './views.js';

/** Tells what those see of a venue who keep it; every command on one answers with this. */
@Injectable()
export class ManagedVenues {
  constructor(private readonly venues: Venues) {}

  /** @throws {Refusal} VENUE_NOT_FOUND */
  async view(id: number): Promise<ManagedVenueDetailView> {
    const row = await this.venues.shown(id);
    const [closures, offers] = await Promise.all([this.venues.closuresOf(id), this.venues.offersOf(id)]);
    const { version, hoursVersion } = row;
    return { ...venueDetailView(row, closures), offers: offers.map(venueOfferView), version, hoursVersion };
  }
}
