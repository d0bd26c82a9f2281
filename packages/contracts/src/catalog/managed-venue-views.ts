import type { VenueClosure, VenueDetailView, VenueView } from './catalog-views.js';
import type { OpeningRule } from './offer-experience.dto.js';

/** A venue in the list of GET /api/admin/venues. */
export interface ManagedVenueView extends VenueView {
  /** What it runs, in the order of the catalogue. */
  readonly experienceNames: readonly string[];
  /** The next day on which it stays shut, by its own calendar. */
  readonly nextClosure: VenueClosure | null;
}

/** An experience as one venue runs it. `duration` in minutes. */
export interface VenueOfferView {
  readonly experienceId: number;
  readonly name: string;
  readonly duration: number;
  readonly isExclusive: boolean;
  readonly rules: readonly OpeningRule[];
  /** From 1 on. */
  readonly version: number;
}

/** GET /api/admin/venues/{id}: all that its public page says, and by which rules its slots are opened. */
export interface ManagedVenueDetailView extends VenueDetailView {
  readonly offers: readonly VenueOfferView[];
  /** Dollars up to which may be paid there; null: as many as in the house. */
  readonly payAtVenueUpTo?: number | null;
  /** How often what its page says was changed. */
  readonly version: number;
  /** How often its hours were. */
  readonly hoursVersion: number;
}
