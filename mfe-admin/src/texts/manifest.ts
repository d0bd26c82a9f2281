import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  nobodyHasBookedThisDay: 'Nobody has booked this day',
  thereAreNoBookings: 'There are no bookings for {date}.',
  findInThisDay: 'Find in this day',
  aPartOfAName: 'A part of a name, phone number, reference or note, a start or an experience',
  ofPartys: '{shown} of {all, plural, one {# party} other {# parties}}',
  noPartyFound: 'No party found',
  nothingOnThisDayFits: 'Nothing on this day fits “{trim}”.',
  showAll: 'Show all',
  partysPersonsChecked:
    '{live, plural, one {# party} other {# parties}}, {live2, plural, one {# person} other {# people}}, {here} checked in',
  theVenuesCouldNot: 'The venues could not be loaded.',
  loadingTheDay: 'Loading the day',
  partiesOfTheDay: 'Parties of the day',
  theDayCouldNot: 'The day could not be loaded.',
  continued: '{name}, continued',
  closed: ', closed',
  ofSeats: '{bookedCount} of {capacity} seats{value}',
});
