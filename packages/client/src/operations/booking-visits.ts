// Made by `npm run codegen` from packages/contracts/src/booking/routes/visits.ts.
import type { BookingSummary, BookingView, ListBookingsDto, LookupAcceptedView, LookupBookingsDto, Page, TicketView } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** List your own bookings. */
export const listBookings: Operation<{ query?: SentQuery<ListBookingsDto, 'cursor' | 'limit' | 'when'> }, Page<BookingSummary>> = { method: 'GET', path: '/api/bookings' };

/** Send the links of all bookings of an email to it. */
export const lookupBookings: Operation<{ body: Sent<LookupBookingsDto> }, LookupAcceptedView> = { method: 'POST', path: '/api/bookings/lookup' };

/** Show one booking. */
export const showBooking: Operation<{ params: { id: string | number }; token?: string | undefined }, BookingView> = { method: 'GET', path: '/api/bookings/:id', tokenHeader: 'Booking-Token' };

/** Download a visit for a calendar. */
export const showCalendar: Operation<{ params: { id: string | number }; token?: string | undefined }, Blob> = { method: 'GET', path: '/api/bookings/:id/calendar.ics', tokenHeader: 'Booking-Token', answer: 'file' };

/** Show the ticket of a booking. */
export const showTicket: Operation<{ params: { id: string | number }; token?: string | undefined }, TicketView> = { method: 'GET', path: '/api/bookings/:id/ticket', tokenHeader: 'Booking-Token' };
