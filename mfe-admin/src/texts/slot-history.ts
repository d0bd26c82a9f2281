import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingHistory: 'Loading history',
  thisSlotDoesntExist: 'This slot doesn’t exist.',
  couldntLoadHistory: 'Couldn’t load history.',
  loadingTheSlot: 'Loading the slot',
  onSale: 'On sale',
  closed: 'Closed',
  asIt: 'As it was on {at}',
  currentState: 'Current state',
  ofSeatsBooked: '{taken} of {capacity} seats booked',
  leftBooking: '{left} left, {bookings, plural, one {# booking} other {# bookings}}',
  leftBookingOf:
    '{left} left, {bookings, plural, one {# booking} other {# bookings}}, {offers} offered to the waitlist',
  eventOf: 'Event {step} of {last}',
  earlier: 'Earlier',
  later: 'Later',
  now: 'Now',
});
