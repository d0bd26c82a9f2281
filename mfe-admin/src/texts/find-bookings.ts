import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  findABooking: 'Find a booking',
  referenceEMail: 'Reference, email, or part of a name or phone number',
  backToTheDay: 'Back to the day',
  pleaseEnter2To254: 'Please enter 2 to 254 characters',
  lookingForBookings: 'Searching bookings',
  theSearchDidNotWork: 'Couldn’t search bookings.',
  noBookingFound: 'No booking found',
  nothingFits: 'No bookings match “{search}”. {range}',
  nothingFitsHere: 'No matches here.',
  bookingsFound: '{items, plural, one {# booking} other {# bookings}} found.',
  lookedThroughTheVisits: 'Searched visits from {from} to {to}.',
  foundBookings: 'Bookings found',
  actions: 'Actions',
  guest: 'Guest',
  nameErased: 'Name erased',
  visit: 'Visit',
  tickets: 'Tickets',
  status: 'Status',
});
