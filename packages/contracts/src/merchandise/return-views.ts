import type { ReturnReason } from './return-order.dto.js';

/** A return waits for its items; then its money is on its way to a card, or due at the venue; then it is paid back. */
export const returnStates = ['requested', 'refunding', 'due_at_venue', 'refunded'] as const;
export type ReturnState = (typeof returnStates)[number];

/** A line of a return. */
export interface ReturnLineView {
  /** Of the order, from 0. */
  readonly line: number;
  readonly quantity: number;
  /** Pieces that have arrived; null until then. */
  readonly received: number | null;
}

/** Items of an order that come back. */
export interface OrderReturnView {
  readonly id: string;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  /** ISO instants; null where it did not happen yet. */
  readonly requestedAt: string;
  readonly receivedAt: string | null;
  readonly refundedAt: string | null;
  /** Dollars that go back, with the tax of the items, beside what goes back to a gift voucher; 0 until they have arrived. */
  readonly refund: number;
  /** Dollars that go back to the gift voucher that paid; not there where none do. */
  readonly voucherBack?: number;
  readonly lines: readonly ReturnLineView[];
}

/** Pieces of a line that may be returned now. */
export interface ReturnableLineView {
  /** Of the order, from 0. */
  readonly line: number;
  readonly quantity: number;
}

/** What comes back of an order, and what may; not there where nothing does. */
export interface OrderReturns {
  readonly returns?: readonly OrderReturnView[];
  readonly returnable?: readonly ReturnableLineView[];
  /** Dollars of the merchandise of a canceled order that went back to its gift voucher. */
  readonly voucherBack?: number;
}
