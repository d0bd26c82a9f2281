import type { PriceRulesDto } from '../../settings/booking-policy.dto.js';
import { bookingId, bookingToken, customer, experienceId, reference } from '../../wire/example-values.js';
import type { BookingConfirmedView, HoldExtendedView } from '../booking-views.js';
import type { SellAtDeskDto } from '../desk.dto.js';
import type { BookingPlacedView, BookingQuote, PlaceBookingDto, QuoteVisitDto } from '../place-booking.dto.js';
import type { PricePreviewView } from '../price-preview-views.js';
import { bill, slotChoice } from './visit.js';

export const placeBooking: PlaceBookingDto = {
  ...slotChoice,
  numberOfTickets: 2,
  ticketType: 'standard',
  ...customer,
  totalPrice: 72.08,
};

export const bookingPlaced: BookingPlacedView = {
  id: bookingId,
  reference,
  status: 'pending',
  holdExpiresAt: '2027-05-04T15:15:00.000Z',
  ...slotChoice,
  numberOfTickets: 2,
  ticketType: 'standard',
  ...customer,
  subtotal: 68,
  bookingFee: 4.08,
  totalPrice: 72.08,
  priceAdjusted: false,
  manageToken: bookingToken,
};

export const bookingConfirmed: BookingConfirmedView = { id: bookingId, status: 'confirmed', holdExpiresAt: null };

export const holdExtended: HoldExtendedView = {
  id: bookingId,
  status: 'pending',
  holdExpiresAt: '2027-05-04T15:28:00.000Z',
};

export const sellAtDesk: SellAtDeskDto = { ...placeBooking, checkIn: true };

export const soldAtDesk: BookingPlacedView = { ...bookingPlaced, status: 'checked_in', holdExpiresAt: null };

export const quoteVisit: QuoteVisitDto = { experienceId, numberOfTickets: 2, ticketType: 'member' };

/** For somebody whose plan takes off more than everybody's member discount. */
export const quote: BookingQuote = {
  ...bill,
  ticketType: 'member',
  discount: 10.2,
  subtotal: 57.8,
  bookingFee: 3.47,
  totalPrice: 61.27,
  planPercent: 15,
};

export const otherPrices: PriceRulesDto = {
  bookingFeePercent: 5,
  memberDiscountPercent: 10,
  groupDiscountPercent: 12,
  groupFrom: 5,
  familyPackPrice: 112,
};

const cheaperBill: BookingQuote = { ...bill, bookingFeePercent: 5, bookingFee: 3.4, totalPrice: 71.4 };
const groupBill: BookingQuote = {
  ...bill,
  ticketType: 'group',
  numberOfTickets: 6,
  gross: 204,
  discount: 20.4,
  subtotal: 183.6,
  bookingFee: 11.02,
  totalPrice: 194.62,
};
const cheaperGroupBill: BookingQuote = {
  ...groupBill,
  discount: 24.48,
  subtotal: 179.52,
  bookingFeePercent: 5,
  bookingFee: 8.98,
  totalPrice: 188.5,
};

export const pricePreview: PricePreviewView = {
  ticketPrice: 34,
  examples: [
    { now: bill, after: cheaperBill },
    { now: groupBill, after: cheaperGroupBill },
  ],
};
