import type { BookingStatus, PriceRules, TicketType } from '@northlight/contracts';
import type { Price } from '../money/price.js';
import type { Policy, Visit, VoucherRef } from './booking.events.js';
import type { Refunding } from './refund.js';

/** One customer's booking; `visit` is where its seats are now. */
export interface Booking extends Refunding {
  readonly status: 'none' | BookingStatus;
  readonly visit: Visit;
  readonly tickets: number;
  readonly ticketType: TicketType;
  readonly price: Price;
  readonly policy: Policy;
  readonly rules: PriceRules;
  /** ISO instant at which it lapses while pending; null where it does not. */
  readonly holdUntil: string | null;
  /** How often the hold was extended. */
  readonly extensions: number;
  /** Last instant of the full refund. */
  readonly refundUntil: string;
  /** The account that it belongs to; null while it is a visitor's. */
  readonly userId: number | null;
  /** The gift voucher that pays `price.voucher` of it. */
  readonly voucher?: VoucherRef | undefined;
  /** How many were in after each time that some came; empty while nobody is. */
  readonly letIn: readonly number[];
  /** The call-off that cancelled it, where the venue called its slot off. */
  readonly callOff?: string | undefined;
}
