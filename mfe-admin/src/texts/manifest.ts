import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  noBookingsOnThisDay: 'No bookings on this day',
  thereAreNoBookings: 'There are no bookings for {date}.',
  searchThisDay: 'Search this day',
  partOfANamePhone: 'Part of a name, phone number, reference, or note, a start time, or an experience',
  ofBooking: '{shown} of {all, plural, one {# booking} other {# bookings}}',
  noBookingFound: 'No booking found',
  nothingOnThisDayMatches: 'Nothing on this day matches “{search}”.',
  showAll: 'Show all',
  booking:
    '{bookings, plural, one {# booking} other {# bookings}}, {guests, plural, one {# guest} other {# guests}}, {here} checked in',
  couldntLoadVenues: 'Couldn’t load venues.',
  loadingTheDay: 'Loading the day',
  bookingsOfTheDay: 'Bookings of the day',
  couldntLoadTheDay: 'Couldn’t load the day.',
  continued: '{name}, continued',
  ofSeatsClosed: '{bookedCount} of {capacity} seats, closed',
  ofSeats: '{bookedCount} of {capacity} seats',
});
