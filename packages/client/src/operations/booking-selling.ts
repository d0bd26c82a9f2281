// Made by `npm run codegen` from packages/contracts/src/booking/routes/selling.ts.
import type { BookingConfirmedView, BookingPlacedView, BookingQuote, HoldExtendedView, PlaceBookingDto, PricePreviewView, PriceRulesDto, QuoteVisitDto, SellAtDeskDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Confirm a booking that is held. */
export const confirmBooking: Operation<{ params: { id: string | number }; body?: object; token?: string | undefined; idempotencyKey?: string }, BookingConfirmedView> = { method: 'POST', path: '/api/bookings/:id/confirm', tokenHeader: 'Booking-Token' };

/** Keep held seats for longer. */
export const extendHold: Operation<{ params: { id: string | number }; body?: object; token?: string | undefined; idempotencyKey?: string }, HoldExtendedView> = { method: 'POST', path: '/api/bookings/:id/extend-hold', tokenHeader: 'Booking-Token' };

/** Hold seats of a slot. */
export const placeBooking: Operation<{ body: Sent<PlaceBookingDto, 'customerPhone' | 'guestPasses' | 'offer' | 'promoCode' | 'totalPrice' | 'voucherCode'>; idempotencyKey?: string }, BookingPlacedView> = { method: 'POST', path: '/api/bookings' };

/** Sell tickets to a walk-in party. */
export const sellAtDesk: Operation<{ body: Sent<SellAtDeskDto, 'checkIn' | 'customerEmail' | 'customerPhone' | 'paidWith' | 'totalPrice' | 'voucherCode'>; idempotencyKey?: string }, BookingPlacedView> = { method: 'POST', path: '/api/admin/bookings' };

/** Show what sample bookings would cost under changed rules. */
export const previewPrices: Operation<{ body: Sent<PriceRulesDto> }, PricePreviewView> = { method: 'POST', path: '/api/admin/price-preview' };

/** Price a choice of tickets. */
export const quoteBooking: Operation<{ body: Sent<QuoteVisitDto, 'customerEmail' | 'guestPasses' | 'promoCode' | 'venueId' | 'voucherCode' | 'voucherTaken'> }, BookingQuote> = { method: 'POST', path: '/api/bookings/quote' };
