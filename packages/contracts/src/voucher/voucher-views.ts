import type { RevokeReason } from './voucher-terms.js';

/** What may be done with a voucher: `spent` has nothing left, `expired` is past its last date. */
export type VoucherStatus = 'live' | 'spent' | 'expired' | 'revoked';

/** The answer of POST /api/admin/vouchers. The code itself is in the mail and nowhere else. */
export interface VoucherIssuedView {
  readonly id: string;
  /** The last letters of its code. */
  readonly codeEnd: string;
  readonly amount: number;
  /** Last date (yyyy-MM-dd) on which it is good. */
  readonly expires: string;
}

/** A voucher as the house sees it. Amounts in dollars. */
export interface VoucherView extends VoucherIssuedView {
  readonly status: VoucherStatus;
  readonly balance: number;
  /** Instants are ISO. */
  readonly issuedAt: string;
  readonly revokedAt: string | null;
  readonly revokedFor: RevokeReason | null;
  /** Null once the person has been erased; then the code can be sent to nobody. */
  readonly recipient: { readonly name: string; readonly email: string; readonly message: string } | null;
  readonly spentOn: readonly VoucherSpendingView[];
}

/** The reference of what a plan holds of a gift voucher: whose plan it is, nobody is told. */
export const planReference = 'PLAN';

/** What a booking, the merchandise of an order, or a plan took of a voucher. */
export interface VoucherSpendingView {
  /** Of the booking, of the order, or of what was put to the plan. */
  readonly bookingId: string;
  readonly reference: string;
  /** Null where it is no booking. */
  readonly venueId: number | null;
  readonly amount: number;
  /** Dollars of it that went back. */
  readonly givenBack: number;
  readonly at: string;
}
