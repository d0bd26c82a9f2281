import type { RevokeReason } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';

/** Money for one recipient. The code is nowhere in it: `codeHash` finds it again, `codeEnd` lets people name it. */
export interface VoucherIssued {
  readonly type: 'VoucherIssued';
  readonly amount: Cents;
  /** Last date (yyyy-MM-dd) on which it is good. */
  readonly expires: string;
  /** The account of whoever issued it; not there where it was sold. */
  readonly issuedBy?: number;
  /** The order in which a customer bought it. */
  readonly soldBy?: string;
  /** Who it is for, and what was written to them: never in an event. */
  readonly recipientRef: string;
  readonly codeHash: string;
  readonly codeEnd: string;
}

/** What it pays of an order's merchandise, in cents: together what is spent (docs/adr/0090). */
export interface GoodsParts {
  readonly goods: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
}

/** Written in the commit that places the booking, whose ledger is its venue's; for merchandise before its order is written. */
export interface VoucherSpent {
  readonly type: 'VoucherSpent';
  /** The booking, or the order whose merchandise it pays. */
  readonly booking: string;
  /** Null where it is an order. */
  readonly venueId: number | null;
  readonly reference: string;
  readonly cents: Cents;
  /** There where it is an order. */
  readonly parts?: GoodsParts;
}

export interface VoucherGivenBack {
  readonly type: 'VoucherGivenBack';
  readonly booking: string;
  readonly cents: Cents;
  /** There where it is an order. */
  readonly parts?: GoodsParts;
  /** The return of items that it is for. */
  readonly returnId?: string;
}

export interface VoucherRevoked {
  readonly type: 'VoucherRevoked';
  /** The account of whoever revoked it. */
  readonly by: number;
  readonly reason: RevokeReason;
}

/** What can have happened to a gift voucher. Stream `voucher/<uuid>`. */
export type VoucherEvent = VoucherIssued | VoucherSpent | VoucherGivenBack | VoucherRevoked;
