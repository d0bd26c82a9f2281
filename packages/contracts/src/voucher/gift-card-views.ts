import type { GiftCardDesign } from './gift-card-terms.js';
import type { VoucherStatus } from './voucher-views.js';

/** `ordered` until it is paid; `issued` once its code is good; `sent` once its mail is on its way; `dropped` where nobody paid. */
export type GiftCardState = 'ordered' | 'issued' | 'sent' | 'dropped';

/** A gift card of an order. */
export interface OrderGiftCardView {
  readonly id: string;
  /** Dollars. */
  readonly amount: number;
  readonly design: GiftCardDesign;
  /** Empty once the person was erased. */
  readonly recipientName: string;
  /** Date (yyyy-MM-dd) on which it is sent; null: as soon as it is paid. */
  readonly sendOn: string | null;
  readonly state: GiftCardState;
}

/** The answer of POST /api/gift-cards/balance. */
export interface GiftCardBalanceView {
  readonly status: VoucherStatus;
  /** Dollars. */
  readonly balance: number;
  /** Last date (yyyy-MM-dd) on which it is good. */
  readonly expires: string;
}
