import type { CurrencyCode } from '../currency.js';
import type { AuditEntryView } from '../operations/audit.dto.js';
import type { RetentionRules } from '../privacy/retention-rules.js';

/** GET /api/house-rules: the figures that everybody may know, as they are now. Money is dollars. */
export interface BookingPolicyView {
  readonly bookingFeePercent: number;
  readonly memberDiscountPercent: number;
  readonly groupDiscountPercent: number;
  /** Group tickets are cheaper from so many on. */
  readonly groupFrom: number;
  /** A pack of four. */
  readonly familyPackPrice: number;
  /** Full refund up to so many hours before the start. */
  readonly refundHours: number;
  /** May be moved up to so many hours before the start. */
  readonly moveHours: number;
  /** What shipping an order costs, and above which amount of merchandise it is free. */
  readonly shippingPrice?: number;
  readonly freeShippingOver?: number;
  /** In which everything is priced and paid. */
  readonly currency?: CurrencyCode;
  /** Venue pages offer a map of OpenStreetMap, loaded when it is asked for. */
  readonly showsMaps?: boolean;
  /** For how long what is kept of persons is kept. */
  readonly retention?: RetentionRules;
}

/** GET /api/admin/settings */
export interface SettingsView extends Omit<BookingPolicyView, 'retention'>, RetentionRules {
  /** To be sent back with a change; 0 while nothing has ever been changed. */
  readonly version: number;
  /** Null where a booking holds its seats until it is cancelled. */
  readonly holdMinutes: number | null;
  readonly collectDays: number;
  /** Dollars up to which an order may be paid at the venue, where it can be paid online. */
  readonly venuePaymentMost?: number;
  /** Something is sold in the currency: it is not changed any more. */
  readonly isCurrencyFixed?: boolean;
  /** The last changes, the newest first. */
  readonly changes: readonly AuditEntryView[];
}
