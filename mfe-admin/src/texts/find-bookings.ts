import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  findABooking: 'Find a booking',
  referenceEMail: 'Reference, e-mail, or a part of the name or phone number',
  backToTheDay: 'Back to the day',
  pleaseEnter2To254: 'Please enter 2 to 254 characters',
  lookingForBookings: 'Looking for bookings',
  theSearchDidNotWork: 'The search did not work.',
  noBookingFound: 'No booking found',
  nothingFits: 'Nothing fits “{search}”. {found}',
  nothingFitsHere: 'Nothing fits here.',
  bookingsFound: '{items, plural, one {# booking} other {# bookings}} found.',
  lookedThroughTheVisits: 'Looked through the visits from {from} to {to}.',
  foundBookings: 'Found bookings',
  actions: 'Actions',
  guest: 'Guest',
  nameErased: 'Name erased',
  visit: 'Visit',
  tickets: 'Tickets',
  status: 'Status',
});
