import type { Cents } from '../../../../platform/kernel/money.js';

/** The account of money that a booking was paid from: the ledger that it is in, and its order. */
export interface AccountRef {
  readonly ledger: number;
  readonly id: string;
}

/** The customer has paid for it online. */
export interface PaidOnline {
  readonly type: 'PaidOnline';
  /** Id of the payment, in that account. */
  readonly payment: string;
  readonly account: AccountRef;
  readonly amount: Cents;
  /** Cents of it that go back: what it costs less by now, or all of it where it was given up meanwhile. */
  readonly refund: Cents;
}

/** It had lapsed before its payment was known, and its seats were still to be had: it waits for nothing but that. */
export interface HoldRestored {
  readonly type: 'HoldRestored';
}

/** What is owed has been sent back to the card; `RefundPaid` or `RefundFailed` with its id follows. */
export interface RefundSent {
  readonly type: 'RefundSent';
  readonly refundId: string;
  /** The payment that it goes back to. */
  readonly payment: string;
  readonly amount: Cents;
}
