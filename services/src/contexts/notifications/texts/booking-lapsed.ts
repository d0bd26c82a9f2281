import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  tickets: '{tickets, plural, one {# ticket} other {# tickets}}',
  yourSeatsWereGivenBack: 'Your seats were released: {experienceName}, {visit}',
  theTimeToConfirmBooking:
    'Booking {reference} wasn’t confirmed in time, so its seats are on sale again. Nothing was charged.',
  when: 'When',
  where: 'Where',
  tickets2: 'Tickets',
  book: 'Book {date}, {time}',
  theseAreTheNearestTimes: 'These are the nearest times with room for your group.',
});
