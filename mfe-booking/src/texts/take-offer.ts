import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourPlaceOnTheWaitlist: 'Couldn’t load your place on the waitlist',
  thisLinkOpensNoPlace: 'We couldn’t find your place on the waitlist.',
  noSeatsCameFreeBefore: 'No seats opened up before this visit started.',
  theTimeYouWaited: 'The time you were waiting for is closed.',
  theVisitYouWaited: 'The visit you were waiting for is canceled.',
  youHaveLeftTheWaitlist: 'You left the waitlist.',
  youCanStillChooseAnother: 'You can still choose another time below.',
  theTimeToTakeYour: 'The hold on your seats has ended.',
  theyWent:
    'We offered them to the next guests on the list. Please choose another time below, or join the waitlist again.',
  seats: '{party, plural, one {# seat} other {# seats}}',
  youAreNumber: 'You’re number {position} on the waitlist for {seats}.',
  weWriteToYouAs: '{visit}. We’ll email you as soon as seats open up.',
  heldForYouUntil: '{party, plural, one {# seat is} other {# seats are}} held for you until {offeredUntil}.',
  bookThemBelowAfter: '{visit}. Book below before then, or we’ll offer them to the next guests on the list.',
  youHaveBookedTheSeats: 'You booked the seats you were waiting for.',
  yourConfirmationIsInYour: '{visit}. Your confirmation is in your email.',
  pleaseChooseAnotherTimeBelow: '{visit}. Please choose another time below.',
  youAreStill: 'You’re still on the waitlist',
  leaveTheWaitlist: 'Leave the waitlist',
  leaveTheWaitlistQuestion: 'Leave the waitlist?',
  leave: 'Leave',
  stay: 'Stay',
  leaving: 'Leaving...',
  theHeldForYouGo:
    '{party, plural, one {The seat held for you goes} other {The # seats held for you go}} to the next guests on the list right away.',
  youGiveUpYourPlace: 'You’ll give up your place for {seats}. If you join again, you’ll start at the end of the list.',
});
