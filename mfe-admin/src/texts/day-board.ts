import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTodaysSlots: 'Loading today’s slots',
  todayAt: 'Today at {venueName}',
  thereAreNoSlotsToday: 'There are no slots today.',
  couldntLoadTodaysSlots: 'Couldn’t load today’s slots.',
  tryAgain: 'Try again',
  ofSeats: '{booked} of {capacity} seats',
  slotsOf: 'Slots of {name}',
  ofSeatsBooked: '{bookedCount} of {capacity} seats booked',
  fullSeats: 'full, {capacity} seats',
  started: '{slot}, started',
});
