import type { BookingPolicy, PlaceBookingDto } from '@northlight/contracts';
import type { Work } from '@northlight/event-store';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import type { Visitor } from '../../../../../platform/limits/visitor.js';
import type { Visit } from '../../../domain/booking/booking.events.js';
import { booking } from '../../../domain/booking/booking.js';
import type { PromisedTerms } from '../../../domain/booking/promised-tickets.js';
import type { Price } from '../../../domain/money/price.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import type { SealedCustomer } from '../../../persistence/customers.repository.js';
import { opensEntry } from '../../../persistence/entry-token.js';
import type { Paid } from './paid-by-voucher.js';

/** Who asks, and under which Idempotency-Key. */
export interface Caller {
  readonly userId: number | null;
  /** The slug of their plan, where they have one that runs. */
  readonly plan?: string | undefined;
  readonly key?: string | undefined;
  /** Where it comes from: guesses at the codes of vouchers are counted. */
  readonly address?: string | undefined;
  /** A visitor, whose seats are counted. */
  readonly visitor?: Visitor | undefined;
  /** Sold by a member of staff at the desk: firm at once, and let in where the party came to stay. */
  readonly desk?: { readonly userId: number; readonly letIn: boolean };
  /** The tickets were ordered before: the booking takes their id, so that they are used once, and is firm at once. */
  readonly openTicket?: { readonly id: string; readonly terms: PromisedTerms };
  /** The id that it has already, as in an import. */
  readonly id?: string;
  /** How long its seats are held, whatever the rules say; null: for good. */
  readonly holdMinutes?: number | null;
  /** False: nobody is written to. */
  readonly notify?: boolean;
}

/** Seats that a booking has, before there is a booking. */
export interface Taken {
  readonly id: string;
  readonly reference: string;
  readonly holdUntil: string | null;
  readonly at: Date;
  /** What a gift voucher pays of it. */
  readonly paid?: Paid;
}

/** What is sold at the desk, or was ordered before, is held for good. */
export const holdMinutesOf = ({ desk, openTicket, holdMinutes }: Caller, rules: BookingPolicy): number | null => {
  if (desk || openTicket) return null;
  return holdMinutes === undefined ? rules.holdMinutes : holdMinutes;
};

/** What the booking is called: a fresh name, unless it has one already. @throws {Refusal} OPEN_TICKET_USED */
export function idFor(work: Work, { id, openTicket }: Caller, at: Date): string {
  if (!openTicket) return id ?? freshId(at);
  const { status } = work.load(booking, bookingStream(openTicket.id));
  if (status !== 'none') throw new Refusal('OPEN_TICKET_USED');
  return openTicket.id;
}

/** Only the holder of the token of an entry takes its offer. @throws {Refusal} OFFER_NOT_FOUND */
export function verifyOfferToken(offer: PlaceBookingDto['offer'], secret: string): void {
  if (offer && !opensEntry(offer.entryId, offer.token, secret)) throw new Refusal('OFFER_NOT_FOUND');
}

/** All that a booking is decided on, worked out before. */
export interface Decision {
  readonly request: PlaceBookingDto;
  readonly caller: Caller;
  readonly visit: Visit;
  readonly zone: string;
  readonly price: Price;
  readonly rules: BookingPolicy;
  readonly customer: () => SealedCustomer;
}

/** Takes money for a booking, in its decision. */
export type Pay = (booked: {
  readonly booking: string;
  readonly venueId: number;
  readonly reference: string;
  readonly at: Date;
}) => Paid;
