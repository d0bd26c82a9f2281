import type { OpeningHours, VenueNote, VenueStatus } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
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

/** What a venue sells, as far as selling has to know it. */
export interface Programme {
  readonly status: VenueStatus;
  readonly timezone: string;
  /** Two letters. */
  readonly state: string;
  readonly name: string;
  /** Cents that may be paid there; null: as many as in the house. */
  readonly payAtVenueUpTo: Cents | null;
  /** Every experience there is, by its id. */
  readonly tickets: ReadonlyMap<number, ProgrammeTicket>;
}

/** `price` before any discount; `runsHere` when the venue has the experience on its programme. */
export interface ProgrammeTicket {
  readonly price: Cents;
  readonly runsHere: boolean;
}

/** Where a visit is, and what it is. */
export interface VisitPlace {
  readonly venue: Pick<VenueFacts, 'name' | 'timezone' | 'address' | 'city' | 'state' | 'zipCode'>;
  readonly offer: TicketOffer;
  readonly arrival: ArrivalFacts;
}

/** What a party has to know before it sets out; nothing where nobody has written it. */
export interface ArrivalFacts {
  /** Of the experience: who may take part, and what to wear. */
  readonly requirements: string | null;
  /** Ways to the venue: `By train`, and how. */
  readonly directions: readonly VenueNote[];
  readonly parking: readonly string[];
  readonly phone: string | null;
}

/** What other rooms may ask about venues and experiences. */
export abstract class Catalog {
  /** The offer behind an experience; undefined when there is no such experience. */
  abstract ticketOffer(experienceId: number): Promise<TicketOffer | undefined>;

  /** A venue, open, planned or deleted: what happened there keeps its name. Undefined when there never was one. */
  abstract venue(venueId: number): Promise<VenueFacts | undefined>;

  /** The same of a visit, both at once and from memory: at most two seconds old. Undefined when one of them never was. */
  abstract visitPlace(venueId: number, experienceId: number): Promise<VisitPlace | undefined>;

  /** A venue that something can still happen at; undefined when there is no such venue, or it was deleted. */
  abstract standingVenue(venueId: number): Promise<VenueFacts | undefined>;

  /** All that a sale at a venue stands on, in one read; undefined when there is no such venue. */
  abstract programme(venueId: number): Promise<Programme | undefined>;

  /** Every venue that sells tickets today. */
  abstract openVenues(): Promise<readonly VenueFacts[]>;

  /** True when the venue has the experience on its programme; never of a deleted venue. */
  abstract runsAt(venueId: number, experienceId: number): Promise<boolean>;

  /** The slots that the venue's hours and programme foresee for these days (decisions.md 5), closures left out. */
  abstract slotPlan(venueId: number, span: DaySpan): Promise<readonly PlannedSlot[]>;
}

/** What is sold: the venue's zone, whose wall clock decides, and the ticket's price before any discount. */
export interface TicketOnSale {
  readonly venue: Programme;
  readonly zone: string;
  readonly ticketPrice: Cents;
}

/**
 * The ticket for one experience at a venue whose programme this is.
 * @throws {Refusal} VENUE_NOT_FOUND, VENUE_NOT_OPEN, EXPERIENCE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE
 */
export function ticketOnSale(programme: Programme | undefined, experienceId: number): TicketOnSale {
  if (!programme) throw new Refusal('VENUE_NOT_FOUND');
  if (programme.status !== 'open') throw new Refusal('VENUE_NOT_OPEN');
  const ticket = programme.tickets.get(experienceId);
  if (!ticket) throw new Refusal('EXPERIENCE_NOT_FOUND');
  if (!ticket.runsHere) throw new Refusal('EXPERIENCE_NOT_AT_VENUE');
  return { venue: programme, zone: programme.timezone, ticketPrice: ticket.price };
}
