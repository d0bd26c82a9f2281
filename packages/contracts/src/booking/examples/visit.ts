import {
  bookingId,
  experienceId,
  reference,
  timezone,
  venueId,
  visitDate,
  visitTime,
} from '../../wire/example-values.js';
import type { BookingQuote } from '../place-booking.dto.js';

/** Two standard tickets at $34. */
export const bill: BookingQuote = {
  ticketType: 'standard',
  numberOfTickets: 2,
  ticketPrice: 34,
  gross: 68,
  discount: 0,
  subtotal: 68,
  bookingFee: 4.08,
  bookingFeePercent: 6,
  totalPrice: 72.08,
};

/** Three of them. */
export const largerBill: BookingQuote = {
  ...bill,
  numberOfTickets: 3,
  gross: 102,
  subtotal: 102,
  bookingFee: 6.12,
  totalPrice: 108.12,
};

export const slotChoice = { venueId, experienceId, date: visitDate, time: visitTime } as const;

/** What a visit says of its venue and its experience. */
export const visitFacts = {
  venueId,
  venueName: 'Rochester Flagship',
  venueSlug: 'rochester-flagship',
  venueAddress: '100 Demo Plaza, Rochester, NY 14604',
  timezone,
  experienceId,
  experienceName: 'Jurassic Ride',
  experienceSlug: 'jurassic-ride',
  imageUrl: '/media/art/experiences/jurassic-ride/main.jpg',
  duration: 30,
} as const;

/** The names that a booking has, and how it stands. */
export const confirmed = { id: bookingId, reference, status: 'confirmed' } as const;
