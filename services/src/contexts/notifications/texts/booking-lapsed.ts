import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  ticket: '{tickets, plural, one {# ticket} other {# tickets}}',
  yourSeatsWereReleased: 'Your seats were released: {experienceName}, {visit}',
  bookingWasntConfirmedInTime:
    'Booking {reference} wasn’t confirmed in time, so its seats are on sale again. Nothing was charged.',
  when: 'When',
  where: 'Where',
  tickets: 'Tickets',
  book: 'Book {date}, {time}',
  theseAreTheNearestTimes: 'These are the nearest times with room for your group.',
});
