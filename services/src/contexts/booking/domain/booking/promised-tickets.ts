import type { OrderedOpenTicket, PriceRules } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';
import type { Price } from '../money/price.js';

/** What the price of some tickets was worked out from on the day of their promise, and is again on that of their booking. */
export interface PromisedTerms {
  readonly ticketPrice: Cents;
  readonly planPercent?: number | undefined;
  readonly rules: PriceRules;
}

/** The promise, the price that it comes to, and the zone of the venue, whose calendar says until when it is good. */
export interface PromisedTickets {
  readonly terms: PromisedTerms;
  readonly price: Price;
  readonly zone: string;
}

/** What a room that sells tickets before their time is chosen asks about them (docs/adr/0054). */
export abstract class TicketPromises {
  /**
   * @param plan the slug of the buyer's plan, where they have one that runs
   * @throws {Refusal} VENUE_NOT_FOUND, VENUE_NOT_OPEN, EXPERIENCE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE, FAMILY_PACK_IS_FOUR
   */
  abstract promise(wanted: OrderedOpenTicket, plan: string | undefined): Promise<PromisedTickets>;
}
