import type { TillMeans } from '../booking/desk-payment.js';

/** One payment at the desk, or money that went back there. Dollars; what went back is below zero. */
export interface TillLineView {
  /** ISO instant. */
  readonly at: string;
  /** The account of the person who took it. */
  readonly userId: number | null;
  /** Its username; null once the account is deleted. */
  readonly who: string | null;
  readonly what: 'booking' | 'order';
  readonly reference: string;
  readonly paidWith: TillMeans;
  readonly amount: number;
}

/** One person's time at a desk, from the float to the count. Dollars. */
export interface TillShiftView {
  readonly id: string;
  readonly userId: number;
  readonly who: string | null;
  /** ISO instants; null while it is open. */
  readonly openedAt: string;
  readonly closedAt: string | null;
  readonly float: number;
  /** What they took in that time, less what they gave back. */
  readonly cash: number;
  readonly card: number;
  /** With gift vouchers: in no drawer. */
  readonly voucher: number;
  /** What should be in the drawer: the float and the cash. */
  readonly expected: number;
  /** Null while it is open. */
  readonly counted: number | null;
  /** Counted less expected; null while it is open. */
  readonly difference: number | null;
}

/** GET /api/admin/till */
export interface TillView {
  readonly venueId: number;
  readonly venueName: string;
  readonly timezone: string;
  readonly date: string;
  /** The shift that the caller has open at this venue, whatever the day. */
  readonly own: TillShiftView | null;
  /** Those that began on the day. */
  readonly shifts: readonly TillShiftView[];
  /** What was taken on the day, the latest first. */
  readonly lines: readonly TillLineView[];
  readonly cash: number;
  readonly card: number;
  readonly voucher: number;
}
