import type { GiftCardDesign } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import type { Voucher } from './voucher.js';
import type { VoucherRef } from './voucher-id.js';

/** A gift voucher that somebody has the code of, as it was when it was looked up. */
export type HeldVoucher = VoucherRef & Pick<Voucher, 'status' | 'balance' | 'expires'>;

/** A gift voucher with whom it is for, for a mail. */
export interface VoucherDetails {
  readonly amount: Cents;
  /** yyyy-MM-dd */
  readonly expires: string;
  readonly isRevoked: boolean;
  /** Undefined once the person has been erased. */
  readonly recipient: Recipient | undefined;
}

/** What is known of whoever a voucher is for; sealed. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
  /** What the house wrote to them; empty where it wrote nothing. */
  readonly message: string;
  /** The code, for the mail that brings it; its holder spends. */
  readonly code: string;
  /** Who gives it, and how it looks, where a customer bought it. */
  readonly from?: string;
  readonly design?: GiftCardDesign;
}

/** A gift voucher that pays for a booking, as it stands now. */
export interface PayingVoucher {
  readonly left: Cents;
  /** It was revoked, or has expired: nothing goes back to it any more. */
  readonly isGone: boolean;
}

/** What other rooms may ask about gift vouchers. */
export abstract class Vouchers {
  /**
   * The voucher of a code as somebody typed it. Codes that nobody knows are counted against the network of `address`.
   * Whether it may be spent is for `spendable` to say, or for the decision. @throws {Refusal} TOO_MANY_TRIES, VOUCHER_NOT_FOUND
   */
  abstract held(code: string, address: string): Promise<HeldVoucher>;

  abstract find(ref: VoucherRef): Promise<VoucherDetails | undefined>;

  /** The voucher that pays for the merchandise of an order; undefined where none does. */
  abstract ofOrder(orderId: string): Promise<VoucherRef | undefined>;
  /** The voucher that paid a part of a booking; undefined where none did. */
  abstract ofBooking(bookingId: string): Promise<PayingVoucher | undefined>;
}
