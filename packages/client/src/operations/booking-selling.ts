// Made by `npm run codegen` from packages/contracts/src/booking/routes/selling.ts.
import type { BookingConfirmedView, BookingPlacedView, BookingQuote, HoldExtendedView, PlaceBookingDto, PricePreviewView, PriceRulesDto, QuoteVisitDto, SellAtDeskDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Confirm a booking that is held. */
export const confirmBooking = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object; token?: string | undefined; idempotencyKey?: string }, BookingConfirmedView>('POST', '/api/bookings/:id/confirm', 'Booking-Token');

/** Keep held seats for longer. */
export const extendHold = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object; token?: string | undefined; idempotencyKey?: string }, HoldExtendedView>('POST', '/api/bookings/:id/extend-hold', 'Booking-Token');

/** Hold seats of a slot. */
export const placeBooking = /* @__PURE__ */ operation<{ body: Sent<PlaceBookingDto>; idempotencyKey?: string }, BookingPlacedView>('POST', '/api/bookings');

/** Sell tickets to a walk-in party. */
export const sellAtDesk = /* @__PURE__ */ operation<{ body: Sent<SellAtDeskDto>; idempotencyKey?: string }, BookingPlacedView>('POST', '/api/admin/bookings');

/** Show what sample bookings would cost under changed rules. */
export const previewPrices = /* @__PURE__ */ operation<{ body: Sent<PriceRulesDto> }, PricePreviewView>('POST', '/api/admin/price-preview');

/** Price a choice of tickets. */
export const quoteBooking = /* @__PURE__ */ operation<{ body: Sent<QuoteVisitDto> }, BookingQuote>('POST', '/api/bookings/quote');
