import type { BookingStatus, DeskReason, PaidWith, PriceRules, TicketType } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';
import type { Price, Terms } from '../money/price.js';
import type { BookingPlaced, Policy, Visit, VoucherRef } from './booking.events.js';
import type { DeskPayment } from './desk-payment.js';
import type { OnlineCommand, OnlinePayment, SentRefund } from './online-payment-types.js';
import type { RefundCommand, Refunding } from './refund.js';

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
  /** What the check-in took, where it was said how. */
  readonly takenAtDoor?: DeskPayment | undefined;
  /** What was paid for it online, the latest at the end, and what was sent back of that. */
  readonly online: readonly OnlinePayment[];
  readonly sentRefunds: ReadonlyMap<string, SentRefund>;
  /** The call-off that cancelled it, where the venue called its slot off. */
  readonly callOff?: string | undefined;
}

type By = 'customer' | 'staff';

interface OfVoucher {
  /** The gift voucher that paid was revoked, or has expired: nothing goes back to it any more. */
  readonly isVoucherGone?: boolean | undefined;
}

export type BookingCommand =
  | (Omit<BookingPlaced, 'type'> & { readonly type: 'PlaceBooking' })
  | {
      readonly type: 'ConfirmBooking';
      readonly at: Date;
      readonly paid?: true | undefined;
      readonly paidWith?: PaidWith | undefined;
    }
  | { readonly type: 'ExtendHold'; readonly until: string; readonly at: Date }
  | { readonly type: 'ExpireHold'; readonly at: Date }
  /** `cents` is what the voucher still has in a booking that lapsed. */
  | { readonly type: 'DropVoucherBack'; readonly cents: Cents }
  | {
      readonly type: 'MoveBooking';
      readonly to: Visit;
      readonly at: Date;
      readonly by?: By;
      readonly reason?: string | undefined;
    }
  | ({
      readonly type: 'ChangeParty';
      readonly tickets: number;
      readonly at: Date;
      readonly by?: By;
      /** What the same tickets are sold under now, for a visitor who adds some. */
      readonly today?: Terms | undefined;
    } & OfVoucher)
  | ({
      readonly type: 'CancelBooking';
      readonly by: By;
      readonly reason: string;
      readonly at: Date;
      /** The venue gives everything back, also where the rules give nothing (decisions.md 1.3); not the customer's to say. */
      readonly refundAll?: boolean | undefined;
    } & OfVoucher)
  | ({
      /** The venue calls the whole slot off: all that was paid goes back, whatever the rules say. */
      readonly type: 'CallOffBooking';
      readonly callOff: string;
      readonly slotId: string;
      readonly reason: string;
      readonly at: Date;
    } & OfVoucher)
  | ({
      /** The staff's alone: a part of what was paid goes back, or all of it, whatever the rules say. */
      readonly type: 'GrantRefund';
      readonly amount: Cents;
      readonly reason: DeskReason;
    } & OfVoucher)
  | RefundCommand
  | OnlineCommand
  | {
      readonly type: 'ClaimBooking';
      readonly userId: number;
      /** The desk has put its e-mail right: it is theirs who read that, whoever had it by the wrong one. */
      readonly isCorrected?: boolean;
    }
  /** Without a count: all that are still outside. */
  | { readonly type: 'CheckIn'; readonly count?: number | undefined; readonly paidWith?: PaidWith | undefined }
  /** `balance` is what may be spent of it. */
  | { readonly type: 'ApplyVoucher'; readonly voucher: VoucherRef; readonly balance: Cents }
  | { readonly type: 'UndoCheckIn' }
  | { readonly type: 'CompleteBooking' }
  | { readonly type: 'RecordNoShow' };
