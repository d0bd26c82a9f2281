import type { BookingQuote, PromoPart, QuoteBookingDto, QuoteChargesDto, VoucherPart } from '@northlight/contracts';

/** A visit that is not booked yet, by a name of its own. */
export interface VisitToPay {
  readonly name: string;
  readonly choice: QuoteBookingDto;
}

/** What a gift card pays, or a promo code takes off, of visits that are booked in this order, in all and of each. */
export interface PaidVisits extends VoucherPart, PromoPart {
  /** What of `promo` is taken off the merchandise. */
  readonly goodsDiscount?: number;
  /** What of `voucher` pays for merchandise, its shipping and its tax, and for which. */
  readonly goodsVoucher?: number;
  readonly goodsCharges?: QuoteChargesDto;
  readonly visits: readonly (VisitToPay & { readonly quote: BookingQuote })[];
}

/** Merchandise of the same cart, in dollars: at the price of everybody, and what a member saves of that. */
export interface GoodsToPay {
  readonly list: number;
  readonly saving: number;
  /** As its charges are asked for. */
  readonly charges: QuoteChargesDto;
}

/** What a code may be used for. */
export interface ToPay {
  readonly visits: readonly VisitToPay[];
  readonly goods?: GoodsToPay | undefined;
}
