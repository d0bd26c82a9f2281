import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  ticket: '1 ticket',
  tickets: '{tickets} tickets',
  yourSeatsWereGivenBack: 'Your seats were given back: {experienceName}, {visit}',
  theTimeToConfirmBooking:
    'the time to confirm booking {reference} is over, and its seats are on sale again. Nothing was charged.',
  when: 'When',
  where: 'Where',
  tickets2: 'Tickets',
  book: 'Book {date}, {time}',
  theseAreTheNearestTimes: 'These are the nearest times with room for all of you.',
});
