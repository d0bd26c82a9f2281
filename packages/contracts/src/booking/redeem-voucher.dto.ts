import { IsRequiredLine } from '../rules/text-rules.js';

/** POST /api/admin/bookings/{booking}/voucher */
export class RedeemVoucherDto {
  /** Of the gift card, as somebody reads it out or types it. */
  @IsRequiredLine({ missing: 'Please enter the code', most: 60 })
  readonly voucherCode!: string;
}

/** What a gift card pays of a booking at the desk. Amounts in dollars. */
export interface VoucherRedeemedView {
  readonly id: string;
  readonly reference: string;
  readonly voucher: number;
  /** What is left on it. */
  readonly voucherLeft: number;
  /** What is left to be paid here. */
  readonly totalPrice: number;
}
