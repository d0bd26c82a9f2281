import type { Cents } from '../../../../platform/kernel/money.js';
import type { Price } from '../money/price.js';
import type { DeskPayment } from './desk-payment.js';

/** Some of a party, or all that were still outside, are in. */
export interface CheckedIn {
  readonly type: 'CheckedIn';
  /** How many of the party are in then, where not all are. */
  readonly inside?: number;
  /** What was paid then, where it was said how. */
  readonly taken?: DeskPayment;
}

export interface CheckInUndone {
  readonly type: 'CheckInUndone';
  /** How many of the party are still in, where those who came first are. */
  readonly left?: number;
  /** The payment that is taken back with it, where it was said how it was made. */
  readonly returned?: DeskPayment;
}

export interface BookingCompleted {
  readonly type: 'BookingCompleted';
}

export interface NoShowRecorded {
  readonly type: 'NoShowRecorded';
}

/** A gift voucher pays at the desk, before the party is let in: written in the commit in which it is spent. */
export interface VoucherApplied {
  readonly type: 'VoucherApplied';
  readonly voucher: { readonly ledger: number; readonly id: string };
  /** What it costs from now on: the fee is of what the voucher leaves. */
  readonly price: Price;
  readonly cents: Cents;
}
