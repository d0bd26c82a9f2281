import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  heldForYou: 'Time left on your hold',
  heldUntilConfirmByThen:
    'Held until {endsAt}. Confirm by then, or your seats go back on sale. Nothing is charged online.',
  keepMySeats: 'Keep my seats',
  oneMoment: 'One moment…',
  yourSeatsWereGivenBack: 'Your seats were released',
  theTimeToKeepThem: 'Your hold has ended. Nothing was charged.',
  ticketsFor: '{tickets, plural, one {# ticket} other {# tickets}} for {experienceName}, {weekday}, {date}, {time}.',
  bookTheseSeatsAgain: 'Book these seats again',
  exploreExperiences: 'Explore experiences',
  yourSeatsWereGivenBackSentence: 'Your seats were released because your hold ended.',
  yourSeatsAreKept: 'Your seats are still held',
  theTimeStartsAgain: 'The timer has restarted.',
  lessThanAMinute: 'Your hold ends in less than a minute. Press “Keep my seats” for more time.',
});
