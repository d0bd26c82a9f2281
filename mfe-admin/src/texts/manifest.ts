import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  nobodyHasBookedThisDay: 'No bookings on this day',
  thereAreNoBookings: 'There are no bookings for {date}.',
  findInThisDay: 'Search this day',
  aPartOfAName: 'Part of a name, phone number, reference, or note, a start time, or an experience',
  ofPartys: '{shown} of {all, plural, one {# booking} other {# bookings}}',
  noPartyFound: 'No booking found',
  nothingOnThisDayFits: 'Nothing on this day matches “{search}”.',
  showAll: 'Show all',
  partysPersonsChecked:
    '{bookings, plural, one {# booking} other {# bookings}}, {guests, plural, one {# guest} other {# guests}}, {here} checked in',
  theVenuesCouldNot: 'Couldn’t load venues.',
  loadingTheDay: 'Loading the day',
  partiesOfTheDay: 'Bookings of the day',
  theDayCouldNot: 'Couldn’t load the day.',
  continued: '{name}, continued',
  closed: '{bookedCount} of {capacity} seats, closed',
  ofSeats: '{bookedCount} of {capacity} seats',
});
