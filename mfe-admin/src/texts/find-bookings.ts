import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  findABooking: 'Find a booking',
  referenceEmailOrPart: 'Reference, email, or part of a name or phone number',
  backToTheDay: 'Back to the day',
  pleaseEnter2To254: 'Please enter 2 to 254 characters',
  searchingBookings: 'Searching bookings',
  couldntSearchBookings: 'Couldn’t search bookings.',
  noBookingFound: 'No booking found',
  noBookingsMatch: 'No bookings match “{search}”. {range}',
  noMatchesHere: 'No matches here.',
  booking: '{items, plural, one {# booking} other {# bookings}} found.',
  searchedVisits: 'Searched visits from {from} to {to}.',
  bookingsFound: 'Bookings found',
  actions: 'Actions',
  guest: 'Guest',
  nameErased: 'Name erased',
  visit: 'Visit',
  tickets: 'Tickets',
  status: 'Status',
});
