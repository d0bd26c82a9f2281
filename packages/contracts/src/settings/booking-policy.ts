import type { CurrencyCode } from '../currency.js';
import type { RetentionRules } from '../privacy/retention-rules.js';

/** What tickets cost besides their price; money is cents, percentages are whole. A booking keeps those under which it was made. */
export interface PriceRules {
  /** The booking fee, of the subtotal. */
  readonly feePercent: number;
  /** Off for member tickets. */
  readonly memberPercent: number;
  /** Off for group tickets, from so many on. */
  readonly groupPercent: number;
  readonly groupFrom: number;
  /** A pack of four. */
  readonly familyPackCents: number;
  /** Hundredths of a percent of tax on admission where it is sold; left out: none. */
  readonly taxBasisPoints?: number;
}

/** What an admin sets for the whole house (decisions.md G9). */
export interface BookingPolicy extends PriceRules, RetentionRules {
  /** Full refund up to so many hours before the start. */
  readonly refundHours: number;
  /** May be moved up to so many hours before the start. */
  readonly moveHours: number;
  /** Minutes for which a booking that is not confirmed holds its seats; null: until it is cancelled. */
  readonly holdMinutes: number | null;
  /** Venue pages offer a map of OpenStreetMap, loaded when it is asked for. */
  readonly showsMaps: boolean;
  /** Days for which merchandise that was ordered waits to be collected. */
  readonly collectDays: number;
  /** Cents up to which an order may be paid at a venue that has no figure of its own, where it can be paid online. */
  readonly venuePaymentMostCents: number;
  /** What it costs to ship an order, and above which amount of merchandise that is free; in cents. */
  readonly shippingCents: number;
  readonly freeShippingOverCents: number;
  /** In which everything is priced and paid. */
  readonly currency: CurrencyCode;
}

/** The figures of the specification (§9). What was sold while there was no setting was sold under them. */
export const statedPriceRules: PriceRules = {
  feePercent: 6,
  memberPercent: 10,
  groupPercent: 10,
  groupFrom: 5,
  familyPackCents: 11_200,
};

export const usualCollectDays = 14;

/** More than any order: all may be paid at the venue. */
export const usualVenuePaymentMostCents = 10_000_000;

/** The number of decisions.md and the promise of the shop. */
export const usualShipping = { shippingCents: 595, freeShippingOverCents: 5_000 } as const;

export const statedPolicy = { refundHours: 48, moveHours: 24 } as const;
