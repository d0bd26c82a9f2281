import { Injectable } from '@nestjs/common';
import { addressText, type BookingView } from '@northlight/contracts';
import { Catalog } from '../../catalog/index.js';

/** What a booking's view says of its venue and its experience. */
export type Facts = Pick<
  BookingView,
  | 'venueId'
  | 'venueName'
  | 'venueSlug'
  | 'venueAddress'
  | 'timezone'
  | 'experienceId'
  | 'experienceName'
  | 'experienceSlug'
  | 'imageUrl'
  | 'duration'
>;

type VisitKey = Pick<Facts, 'venueId' | 'experienceId'>;

/** A booking outlives what the catalogue knows of it. */
const goneVenue = {
  name: 'A venue that is gone',
  slug: '',
  timezone: 'UTC',
  address: '',
  city: '',
  state: '',
  zipCode: '',
};
const goneOffer = { name: 'An experience that is no longer offered', slug: '', imageUrl: '', duration: 0 };

/** Tells what bookings are for, as the catalogue knows it today. */
@Injectable()
export class VisitFacts {
  constructor(private readonly catalog: Catalog) {}

  /** The facts of one visit. */
  async of({ venueId, experienceId }: VisitKey): Promise<Facts> {
    const [venue = goneVenue, offer = goneOffer] = await Promise.all([
      this.catalog.venue(venueId),
      this.catalog.ticketOffer(experienceId),
    ]);
    return {
      venueId,
      venueName: venue.name,
      venueSlug: venue.slug,
      venueAddress: addressText(venue),
      timezone: venue.timezone,
      experienceId,
      experienceName: offer.name,
      experienceSlug: offer.slug,
      imageUrl: offer.imageUrl,
      duration: offer.duration,
    };
  }

  /** Visits with their facts, each of which is asked for once. */
  async ofAll<Visit extends VisitKey>(visits: readonly Visit[]): Promise<[Visit, Facts][]> {
    const pending = new Map<string, Promise<Facts>>();
    const ask = (visit: Visit): Promise<Facts> => {
      const name = `${visit.venueId}/${visit.experienceId}`;
      const facts = pending.get(name) ?? this.of(visit);
      pending.set(name, facts);
      return facts;
    };
    return Promise.all(visits.map(async (visit): Promise<[Visit, Facts]> => [visit, await ask(visit)]));
  }
}
