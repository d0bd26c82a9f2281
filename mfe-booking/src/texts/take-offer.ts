import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  couldntLoadYourPlace: 'Couldn’t load your place on the waitlist',
  weCouldntFindYourPlace: 'We couldn’t find your place on the waitlist.',
  noSeatsOpenedUpBefore: 'No seats opened up before this visit started.',
  theTimeYouWereWaiting: 'The time you were waiting for is closed.',
  theVisitYouWereWaiting: 'The visit you were waiting for is canceled.',
  youLeftTheWaitlist: 'You left the waitlist.',
  youCanStillChooseAnother: 'You can still choose another time below.',
  theHoldOnYourSeats: 'The hold on your seats has ended.',
  weOfferedThem:
    'We offered them to the next guests on the list. Please choose another time below, or join the waitlist again.',
  seat: '{party, plural, one {# seat} other {# seats}}',
  youreNumberOnTheWaitlist: 'You’re number {position} on the waitlist for {seats}.',
  wellEmailYouAsSoon: '{visit}. We’ll email you as soon as seats open up.',
  seatIs: '{party, plural, one {# seat is} other {# seats are}} held for you until {offeredUntil}.',
  bookBelowBeforeThen: '{visit}. Book below before then, or we’ll offer them to the next guests on the list.',
  youBookedTheSeatsYou: 'You booked the seats you were waiting for.',
  yourConfirmationIsInYour: '{visit}. Your confirmation is in your email.',
  pleaseChooseAnotherTimeBelow: '{visit}. Please choose another time below.',
  youreStillOnTheWaitlist: 'You’re still on the waitlist',
  leaveTheWaitlist: 'Leave the waitlist',
  leaveTheWaitlistQuestion: 'Leave the waitlist?',
  leave: 'Leave',
  stay: 'Stay',
  leaving: 'Leaving...',
  theSeatHeldForYou:
    '{party, plural, one {The seat held for you goes} other {The # seats held for you go}} to the next guests on the list right away.',
  youllGiveUpYourPlace:
    'You’ll give up your place for {seats}. If you join again, you’ll start at the end of the list.',
});
