import { PriceRulesDto } from '../../settings/booking-policy.dto.js';
import { created, ok } from '../../wire/answer.js';
import { bookingId } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import { type BookingConfirmedView, type HoldExtendedView } from '../booking-views.js';
import { SellAtDeskDto } from '../desk.dto.js';
import * as examples from '../examples/selling.js';
import { type BookingPlacedView, type BookingQuote, PlaceBookingDto, QuoteVisitDto } from '../place-booking.dto.js';
import { type PricePreviewView } from '../price-preview-views.js';

export const sellingRoutes = routeGroup('Selling', {
  confirmBooking: route('POST /api/bookings/:id/confirm', {
    summary: 'Confirm a booking that is held',
    access: 'everyone',
    tokenHeader: 'Booking-Token',
    idempotencyKey: 'optional',
    answer: ok<BookingConfirmedView>(
      'The seats are held for good, and paid at the venue. Asked twice, confirmed once.',
    ),
    refuses: ['BOOKING_NOT_FOUND', 'BOOKING_LINK_REPLACED', 'BOOKING_NOT_PENDING', 'HOLD_LAPSED', 'ORDER_PAYS_ONLINE'],
    example: { params: { id: bookingId }, answer: examples.bookingConfirmed },
  }),
  extendHold: route('POST /api/bookings/:id/extend-hold', {
    summary: 'Keep held seats for longer',
    access: 'everyone',
    tokenHeader: 'Booking-Token',
    idempotencyKey: 'optional',
    answer: ok<HoldExtendedView>('The seats are held for longer; ten times at most, never past the start.'),
    refuses: [
      'BOOKING_NOT_FOUND',
      'BOOKING_LINK_REPLACED',
      'BOOKING_NOT_PENDING',
      'HOLD_LAPSED',
      'HOLD_NOT_EXTENDABLE',
    ],
    example: { params: { id: bookingId }, answer: examples.holdExtended },
  }),
  placeBooking: route('POST /api/bookings', {
    summary: 'Hold seats of a slot',
    access: 'everyone',
    idempotencyKey: 'optional',
    body: PlaceBookingDto,
    answer: created<BookingPlacedView>(
      'The seats are held and the booking is pending. For the holder of a plan that runs, member tickets are at the better of the stated discount and the plan.',
    ),
    refuses: [
      'TOO_MANY_SEATS',
      'VENUE_NOT_FOUND',
      'EXPERIENCE_NOT_FOUND',
      'TOO_MANY_TRIES',
      'VENUE_NOT_OPEN',
      'EXPERIENCE_NOT_AT_VENUE',
      'DATE_PAST',
      'SLOT_NOT_FOUND',
      'SLOT_STARTED',
      'SLOT_CLOSED',
      'TIME_SKIPPED',
      'SLOT_FULL',
      'FAMILY_PACK_IS_FOUR',
      'OFFER_NOT_FOUND',
      'OFFER_LAPSED',
      'OFFER_TAKEN',
      'OFFER_TOO_SMALL',
      'VOUCHER_NOT_FOUND',
      'VOUCHER_REVOKED',
      'VOUCHER_EXPIRED',
      'VOUCHER_EMPTY',
      'VOUCHER_CHANGED',
    ],
    example: { body: examples.placeBooking, answer: examples.bookingPlaced },
  }),
  sellAtDesk: route('POST /api/admin/bookings', {
    summary: 'Sell tickets to a walk-in party',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: SellAtDeskDto,
    answer: created<BookingPlacedView>(
      'The seats are taken, the booking is firm, and the party is in where asked for.',
    ),
    refuses: [
      'SLOT_FULL',
      'SLOT_STARTED',
      'SLOT_CLOSED',
      'SLOT_NOT_FOUND',
      'NOT_TODAY',
      'VENUE_NOT_FOUND',
      'EXPERIENCE_NOT_FOUND',
      'VENUE_NOT_OPEN',
      'EXPERIENCE_NOT_AT_VENUE',
      'DATE_PAST',
      'TIME_SKIPPED',
      'FAMILY_PACK_IS_FOUR',
    ],
    example: { body: examples.sellAtDesk, answer: examples.soldAtDesk },
  }),
  previewPrices: route('POST /api/admin/price-preview', {
    summary: 'Show what sample bookings would cost under changed rules',
    access: ['admin'],
    body: PriceRulesDto,
    answer: ok<PricePreviewView>('What some choices of tickets cost now, and would cost under these rules.'),
    example: { body: examples.otherPrices, answer: examples.pricePreview },
  }),
  quoteBooking: route('POST /api/bookings/quote', {
    summary: 'Price a choice of tickets',
    access: 'everyone',
    body: QuoteVisitDto,
    answer: ok<BookingQuote>(
      'What the tickets cost the customer who asks; nothing is held. For the holder of a plan that runs, member tickets are at the better of the stated discount and the plan.',
    ),
    refuses: [
      'VOUCHER_NOT_FOUND',
      'VOUCHER_REVOKED',
      'VOUCHER_EXPIRED',
      'VOUCHER_EMPTY',
      'TOO_MANY_TRIES',
      'EXPERIENCE_NOT_FOUND',
      'FAMILY_PACK_IS_FOUR',
    ],
    example: { body: examples.quoteVisit, answer: examples.quote },
  }),
});
