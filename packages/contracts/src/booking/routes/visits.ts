import { type Page } from '../../page.js';
import { accepted, file, ok } from '../../wire/answer.js';
import { bookingId } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/visits.js';
import { ListBookingsDto } from '../list-bookings.dto.js';
import { type LookupAcceptedView, LookupBookingsDto } from '../lookup-bookings.dto.js';
import { type BookingSummary, type BookingView, type TicketView } from '../managed-booking-views.js';

export const visitsRoutes = routeGroup('Visits', {
  listBookings: route('GET /api/bookings', {
    summary: 'List your own bookings',
    access: 'signed-in',
    query: ListBookingsDto,
    answer: ok<Page<BookingSummary>>('A page of your own bookings.'),
    example: { query: { when: 'upcoming' }, answer: examples.bookings },
  }),
  lookupBookings: route('POST /api/bookings/lookup', {
    summary: 'Send the links of all bookings of an email to it',
    access: 'everyone',
    body: LookupBookingsDto,
    answer: accepted<LookupAcceptedView>('The same answer for every address; the links go to its owner by mail.'),
    refuses: ['TOO_MANY_TRIES'],
    example: { body: examples.lookupBookings, answer: examples.lookupAccepted },
  }),
  showBooking: route('GET /api/bookings/:id', {
    summary: 'Show one booking',
    access: 'everyone',
    tokenHeader: 'Booking-Token',
    answer: ok<BookingView>('The booking, its bill, and what may still be done with it. Kept by nobody.'),
    refuses: ['BOOKING_NOT_FOUND', 'BOOKING_LINK_REPLACED'],
    example: { params: { id: bookingId }, answer: examples.booking },
  }),
  showCalendar: route('GET /api/bookings/:id/calendar.ics', {
    summary: 'Download a visit for a calendar',
    access: 'everyone',
    tokenHeader: 'Booking-Token',
    answer: file('text/calendar', 'The visit for a calendar; a cancelled one takes it out again.'),
    refuses: ['BOOKING_NOT_FOUND', 'BOOKING_LINK_REPLACED'],
    example: { params: { id: bookingId } },
  }),
  showTicket: route('GET /api/bookings/:id/ticket', {
    summary: 'Show the ticket of a booking',
    access: 'everyone',
    tokenHeader: 'Booking-Token',
    answer: ok<TicketView>('What the tickets of the booking show, with the code that is scanned at the door.'),
    refuses: [
      'BOOKING_NOT_FOUND',
      'BOOKING_LINK_REPLACED',
      'BOOKING_CANCELLED',
      'BOOKING_NOT_LIVE',
      'PERSON_UNREADABLE',
    ],
    example: { params: { id: bookingId }, answer: examples.ticket },
  }),
});
