import { IsIn, IsOptional, Matches, Min } from 'class-validator';
import { type Page, PageDto } from '../page.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { type DeskReason, deskReasonMessage, deskReasons } from './desk-reasons.js';

/** Where the money of a booking is that goes back (decisions.md G28): nothing does, it is owed, on its way to the card, paid, or could not be. */
export const refundStates = ['none', 'requested', 'processing', 'refunded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** How staff pay back what does not go to the card by itself. */
export const refundMethods = ['cash', 'card', 'transfer'] as const;
export type DeskRefundMethod = (typeof refundMethods)[number];
/** How money goes back: `online` is to the card that it was paid with. */
export type RefundMethod = DeskRefundMethod | 'online';

/** Why paying back did not work. A closed list: it becomes part of an event, which is never erased. */
export const refundFailures = ['card_refused', 'account_unknown', 'customer_unreachable', 'other'] as const;
export type RefundFailure = (typeof refundFailures)[number];

const amountMessage = 'Please enter the amount in dollars';

/** Number of a receipt or transfer. It stays in the history for good: no names, no account numbers. */
export const receiptShape = /^[A-Za-z0-9][A-Za-z0-9./-]{0,23}$/;
export const receiptMessage = 'Please use at most 24 letters and numbers';

/** POST /api/admin/bookings/{booking}/refund/grant: a part of what was paid goes back, or all of it; the visit stays. */
export class GrantRefundDto {
  /** Dollars. */
  @Min(0.01, { message: amountMessage })
  @IsDecimal(2, { message: amountMessage })
  readonly amount!: number;

  @IsIn(deskReasons, { message: deskReasonMessage })
  readonly reason!: DeskReason;
}

/** POST /api/admin/bookings/{booking}/refund/withdraw: the last grant was a mistake, and is not paid. */
export class WithdrawGrantDto {
  /** Dollars, as the queue showed them (`withdrawable`): a grant is withdrawn as a whole. */
  @Min(0.01, { message: amountMessage })
  @IsDecimal(2, { message: amountMessage })
  readonly amount!: number;
}

/** POST /api/admin/bookings/{booking}/refund/pay: somebody of the house has paid it back. */
export class PayRefundDto {
  /** Dollars, as the queue showed them: what is owed is paid as a whole. */
  @Min(0.01, { message: amountMessage })
  @IsDecimal(2, { message: amountMessage })
  readonly amount!: number;

  @IsIn(refundMethods, { message: 'Please choose how it was paid' })
  readonly method!: DeskRefundMethod;

  @IsOptional()
  @Matches(receiptShape, { message: receiptMessage })
  readonly receipt?: string;
}

/** POST /api/admin/bookings/{booking}/refund/fail: it did not work; it stays owed and may be tried again. */
export class FailRefundDto {
  @IsIn(refundFailures, { message: 'Please choose why it failed' })
  readonly reason!: RefundFailure;
}

/** GET /api/admin/refunds?state&limit&cursor: those that are open begin with the oldest, the others with the latest. */
export class ListRefundsDto extends PageDto {
  @IsOptional()
  @IsIn(refundStates, { message: `Please use one of: ${refundStates.join(', ')}` })
  readonly state?: RefundState;
}

/** What goes back, or went back, for one booking. Amounts in dollars; instants are ISO; date and time on the venue's wall. */
export interface RefundView {
  readonly bookingId: string;
  readonly reference: string;
  readonly state: RefundState;
  /** Part of what is owed that a gift voucher had paid which takes nothing back any more. */
  readonly owedForVoucher: number;
  /** What of it staff granted last, and may withdraw: nothing has happened to it since. 0 where there is none. */
  readonly withdrawable: number;
  /** Still to be paid. */
  readonly owed: number;
  /** Paid so far. */
  readonly paid: number;
  /** Since when something is owed. */
  readonly requestedAt: string;
  /** When it was last paid, failed, or found not to be due; null before. */
  readonly settledAt: string | null;
  readonly method: RefundMethod | null;
  readonly receipt: string | null;
  readonly failure: RefundFailure | null;
  /** Null once the person was erased; so are e-mail and phone. */
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly venueName: string;
  readonly timezone: string;
  readonly experienceName: string;
  readonly date: string;
  readonly time: string;
}

/** How many refunds are in a state, and the dollars that they are about: owed, or paid where that is done. */
export interface RefundSum {
  readonly state: RefundState;
  readonly count: number;
  readonly amount: number;
}

/** GET /api/admin/refunds */
export interface RefundsView extends Page<RefundView> {
  readonly sums: readonly RefundSum[];
}

/** The answer of each of these commands: what is owed and what was paid now. */
export interface RefundSettledView {
  readonly bookingId: string;
  readonly state: RefundState;
  readonly owed: number;
  readonly paid: number;
}
