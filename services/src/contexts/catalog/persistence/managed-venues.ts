import { Injectable } from '@nestjs/common';
import type { ManagedVenueDetailView } from '@northlight/contracts';
import { dollarsOf } from '../../../platform/kernel/money.js';
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
    const { version, hoursVersion, payAtVenueUpTo: most } = row;
    const payAtVenueUpTo = most === null ? null : dollarsOf(most);
    return {
      ...venueDetailView(row, closures),
      ...{ offers: offers.map(venueOfferView), payAtVenueUpTo, version, hoursVersion },
    };
  }
}
