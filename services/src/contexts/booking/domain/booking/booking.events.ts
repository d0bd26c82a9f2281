import type { DeskReason, PriceRules, RefundFailure, RefundMethod, TicketType } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';
import type { Price } from '../money/price.js';
import type { DeskPayment } from './desk-payment.js';
import type { BookingCompleted, CheckedIn, CheckInUndone, NoShowRecorded, VoucherApplied } from './door.events.js';
import type { HoldRestored, PaidOnline, RefundSent } from './online-payment.events.js';

/** The rules that a booking was sold under; later changes of the booking policy do not touch it. */
export interface Policy {
  /** Full refund up to so many hours before the start. */
  readonly refundHours: number;
  /** May move up to so many hours before the start. */
  readonly moveHours: number;
}

/** The slot that a booking has seats in. `startsAt` is the instant (ISO) that its local date and time meant. */
export interface Visit {
  readonly slotId: string;
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
}

/** A gift voucher: the ledger that it is kept in, and its id. */
export interface VoucherRef {
  readonly ledger: number;
  readonly id: string;
}

/** Everything that is sold, as it was sold. Names, e-mails and phones are behind `customerRef`, never in an event. */
export interface BookingPlaced {
  readonly type: 'BookingPlaced';
  readonly reference: string;
  readonly visit: Visit;
  readonly tickets: number;
  readonly ticketType: TicketType;
  readonly price: Price;
  readonly policy: Policy;
  /** The price rules that it was sold under, where they are not those of the specification (`statedPriceRules`). */
  readonly rules?: PriceRules | undefined;
  readonly customerRef: string;
  readonly userId: number | null;
  /** ISO instant at which it lapses unless confirmed; null where bookings do not lapse. */
  readonly holdUntil: string | null;
  /** The gift voucher that pays `price.voucher` of it, where one does. */
  readonly voucher?: VoucherRef | undefined;
}

export interface BookingConfirmed {
  readonly type: 'BookingConfirmed';
  /** Set where it was sold at the desk, to somebody who paid there. An order confirms what is paid later. */
  readonly paid?: true;
  /** What was paid then, where it was said how. */
  readonly taken?: DeskPayment;
}

/** Pending for longer. */
export interface HoldExtended {
  readonly type: 'HoldExtended';
  /** ISO instant. */
  readonly until: string;
}

export interface BookingMoved {
  readonly type: 'BookingMoved';
  readonly from: Visit;
  readonly to: Visit;
  /** Last instant (ISO) of the full refund from now on: a right that had lapsed stays lapsed. */
  readonly refundUntil: string;
  /** Set where the venue moved it, with its reason: 24 hours before the start do not bind it. */
  readonly by?: 'staff';
  readonly reason?: string;
}

/** Another number of tickets, at the ticket price of the day on which it was placed. */
export interface PartyChanged {
  readonly type: 'PartyChanged';
  readonly tickets: number;
  readonly price: Price;
  /** Cents that go back: what it costs less, while there is a right to a refund. */
  readonly refund: Cents;
  /** Cents that go back to the gift voucher, under the same right. */
  readonly voucherBack?: Cents;
  /** Set where the desk changed it: the deadlines of the customer do not bind it. */
  readonly by?: 'staff';
}

export interface BookingCancelled {
  readonly type: 'BookingCancelled';
  readonly by: 'customer' | 'staff';
  readonly reason: string;
  /** Cents that go back to the customer; not what goes back to a gift voucher. */
  readonly refund: Cents;
  readonly voucherBack?: Cents;
  /** Set where the venue gave everything back although the rules gave nothing any more. */
  readonly refundAll?: true;
  /** The call-off that it fell under: the venue cancelled the whole slot. */
  readonly callOff?: string;
}

/** Staff give back a part of what was paid, or all of it, whatever the rules say; the visit stays as it is. */
export interface RefundGranted {
  readonly type: 'RefundGranted';
  readonly reason: DeskReason;
  /** Cents that go back to the customer; not what goes back to a gift voucher. */
  readonly refund: Cents;
  readonly voucherBack?: Cents;
}

/** The last grant had been a mistake, and nothing has happened to its money since: it is owed no more. */
export interface RefundGrantWithdrawn {
  readonly type: 'RefundGrantWithdrawn';
  readonly amount: Cents;
  /** Of it, what the price had been lowered by; the rest had been held beyond the price. */
  readonly ofPrice: Cents;
}

/** What was owed has been paid back, by a member of staff, or to the card that it was paid with. */
export interface RefundPaid {
  readonly type: 'RefundPaid';
  readonly amount: Cents;
  readonly method: RefundMethod;
  /** Number of the receipt or transfer; of the refund at the gateway. */
  readonly receipt?: string;
  /** Set where it was sent to the card before. */
  readonly refundId?: string;
}

/** Paying back did not work; it stays owed. */
export interface RefundFailed {
  readonly type: 'RefundFailed';
  readonly amount: Cents;
  readonly reason: RefundFailure;
  /** Set where it was sent to the card before, with how far it had come. */
  readonly refundId?: string;
  readonly had?: 'sent' | 'arrived';
}

/** Nothing goes back after all: what is paid at the desk had not been paid yet. */
export interface RefundDropped {
  readonly type: 'RefundDropped';
  readonly amount: Cents;
  readonly reason: 'nothing_paid';
}

export interface HoldExpired {
  readonly type: 'HoldExpired';
  /** Where it would have paid a part: it gets that back, by a reaction. */
  readonly voucher?: VoucherRef;
}

/**
 * The gift voucher of a booking that lapsed was revoked, or has expired: nothing went back to it after all. What it was to
 * pay is nobody's, as the hold had paid nothing.
 */
export interface VoucherBackDropped {
  readonly type: 'VoucherBackDropped';
  readonly amount: Cents;
}

/** It belongs to an account from now on: that of the person whose verified e-mail it was placed with (C23). */
export interface BookingClaimed {
  readonly type: 'BookingClaimed';
  readonly userId: number;
}

/** What can have happened to a booking. Stream `booking/<uuid>`. */
export type BookingEvent =
  | BookingPlaced
  | BookingConfirmed
  | HoldExtended
  | BookingMoved
  | PartyChanged
  | BookingCancelled
  | RefundGranted
  | RefundGrantWithdrawn
  | RefundPaid
  | RefundFailed
  | RefundDropped
  | PaidOnline
  | HoldRestored
  | RefundSent
  | HoldExpired
  | VoucherBackDropped
  | BookingClaimed
  | CheckedIn
  | CheckInUndone
  | VoucherApplied
  | BookingCompleted
  | NoShowRecorded;
