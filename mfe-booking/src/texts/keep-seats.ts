import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  timeLeftOnYourHold: 'Time left on your hold',
  heldUntilConfirmByThen:
    'Held until {endsAt}. Confirm by then, or your seats go back on sale. Nothing has been charged.',
  keepMySeats: 'Keep my seats',
  oneMoment: 'One moment…',
  yourSeatsWereReleased: 'Your seats were released',
  yourHoldHasEndedNothing: 'Your hold has ended. Nothing was charged.',
  ticket: '{tickets, plural, one {# ticket} other {# tickets}} for {experienceName}, {weekday}, {date}, {time}.',
  bookTheseSeatsAgain: 'Book these seats again',
  exploreExperiences: 'Explore experiences',
  yourSeatsWereReleasedBecause: 'Your seats were released because your hold ended.',
  yourSeatsAreStillHeld: 'Your seats are still held',
  theTimerHasRestarted: 'The timer has restarted.',
  yourHoldEndsInLess: 'Your hold ends in less than a minute. Press “Keep my seats” for more time.',
});
