import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  readingTheHistory: 'Loading history',
  thereIsNoSlot: 'This slot doesn’t exist.',
  theHistoryCouldNot: 'Couldn’t load history.',
  readingTheSlot: 'Loading the slot',
  onSale: 'On sale',
  closed: 'Closed',
  asIt: 'As it was on {at}',
  asItIsNow: 'Current state',
  ofSeatsTaken: '{taken} of {capacity} seats booked',
  left: '{left} left, {bookings, plural, one {# booking} other {# bookings}}',
  offeredToTheWaitlist:
    '{left} left, {bookings, plural, one {# booking} other {# bookings}}, {offers} offered to the waitlist',
  eventOf: 'Event {step} of {last}',
  earlier: 'Earlier',
  later: 'Later',
  now: 'Now',
});
