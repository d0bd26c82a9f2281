// Made by `npm run codegen` from packages/contracts/src/booking/routes/visits.ts.
import type { BookingSummary, BookingView, ListBookingsDto, LookupAcceptedView, LookupBookingsDto, Page, TicketView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** List your own bookings. */
export const listBookings = /* @__PURE__ */ operation<{ query?: Partial<Sent<ListBookingsDto>> }, Page<BookingSummary>>('GET', '/api/bookings');

/** Send the links of all bookings of an email to it. */
export const lookupBookings = /* @__PURE__ */ operation<{ body: Sent<LookupBookingsDto> }, LookupAcceptedView>('POST', '/api/bookings/lookup');

/** Show one booking. */
export const showBooking = /* @__PURE__ */ operation<{ params: { id: string | number }; token?: string | undefined }, BookingView>('GET', '/api/bookings/:id', 'Booking-Token');

/** Download a visit for a calendar. */
export const showCalendar = /* @__PURE__ */ operation<{ params: { id: string | number }; token?: string | undefined }, string>('GET', '/api/bookings/:id/calendar.ics', 'Booking-Token');

/** Show the ticket of a booking. */
export const showTicket = /* @__PURE__ */ operation<{ params: { id: string | number }; token?: string | undefined }, TicketView>('GET', '/api/bookings/:id/ticket', 'Booking-Token');
