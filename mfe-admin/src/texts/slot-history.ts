import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  readingTheHistory: 'Reading the history',
  thereIsNoSlot: 'There is no slot of this name.',
  theHistoryCouldNot: 'The history could not be loaded.',
  readingTheSlot: 'Reading the slot',
  onSale: 'On sale',
  closed: 'Closed',
  asIt: 'As it was on {at}',
  asItIsNow: 'As it is now',
  ofSeatsTaken: '{taken} of {capacity} seats taken',
  left: '{left} left, {holds}',
  booking: '1 booking',
  bookings: '{bookings} bookings',
  offeredToTheWaitlist: '{booked}, {offers} offered to the waitlist',
  eventOf: 'Event {step} of {last}',
  earlier: 'Earlier',
  later: 'Later',
  now: 'Now',
});
