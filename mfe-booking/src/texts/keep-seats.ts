import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  heldForYou: 'Held for you for',
  heldUntilConfirmByThen: 'Held until {endsAt}. Confirm by then, or they go back on sale. Nothing is charged online.',
  keepMySeats: 'Keep my seats',
  oneMoment: 'One moment…',
  yourSeatsWereGivenBack: 'Your seats were given back',
  theTimeToKeepThem: 'The time to keep them is over. Nothing was charged.',
  ticketsFor: '{tickets, plural, one {# ticket} other {# tickets}} for {experienceName}, {date}, {date2}, {time}.',
  bookTheseSeatsAgain: 'Book these seats again',
  exploreExperiences: 'Explore experiences',
  yourSeatsWereGivenBackSentence: 'Your seats were given back: the time to keep them is over.',
  yourSeatsAreKept: 'Your seats are kept',
  theTimeStartsAgain: 'The time starts again.',
  lessThanAMinute: 'Less than a minute is left for your seats. Press Keep my seats to have more time.',
});
