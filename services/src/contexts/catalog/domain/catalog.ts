import type { OpeningHours, VenueStatus } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import type { PlannedSlot } from './slot-plan.js';

/** What a ticket is for and what it costs before any discount. `duration` in minutes. */
export interface TicketOffer {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly price: Cents;
  readonly duration: number;
}

/** Where and when visitors are let in. `weekHours` starts on Sunday; `closures` are yyyy-MM-dd. */
export interface VenueFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly status: VenueStatus;
  readonly timezone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly weekHours: readonly (OpeningHours | null)[];
  readonly closures: readonly string[];
}

/** A run of calendar days in the venue's own calendar. */
export interface DaySpan {
  /** yyyy-MM-dd */
  readonly from: string;
  readonly days: number;
}

/** What other rooms may ask about venues and experiences. */
export abstract class Catalog {
  /** The offer behind an experience; undefined when there is no such experience. */
  abstract ticketOffer(experienceId: number): Promise<TicketOffer | undefined>;

  /** A venue, open or planned; undefined when there is no such venue. */
  abstract venue(venueId: number): Promise<VenueFacts | undefined>;

  /** Every venue that sells tickets today. */
  abstract openVenues(): Promise<readonly VenueFacts[]>;

  /** True when the venue has the experience on its programme. */
  abstract runsAt(venueId: number, experienceId: number): Promise<boolean>;

  /** The slots that the venue's hours and programme foresee for these days (decisions.md 5), closures left out. */
  abstract slotPlan(venueId: number, span: DaySpan): Promise<readonly PlannedSlot[]>;
}
