import type { BookingQuote } from './place-booking.dto.js';

/** What some choices of tickets would cost, as they do now and under other rules: POST /api/admin/price-preview. */
export interface PricePreviewView {
  readonly ticketPrice: number;
  readonly examples: readonly { readonly now: BookingQuote; readonly after: BookingQuote }[];
}
