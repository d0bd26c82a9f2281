import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourPlace: 'Your place',
  numberOnTheWaitlist: 'Number {position} on the waitlist',
  youreOnTheWaitlist: 'You’re on the waitlist: {party}',
  youreOnTheWaitlistOf: 'You’re on the waitlist for {party}.',
  viewYourPlaceOrLeave: 'View your place or leave the waitlist',
  wellEmailYouAsSoon:
    'We’ll email you as soon as {party, plural, one {a seat opens up. We’ll hold it for you for 30 minutes, or until the start if that’s sooner.} other {# seats open up. We’ll hold them for you for 30 minutes, or until the start if that’s sooner.}}',
  nothingIsBookedAndTheres: 'Nothing is booked and there’s nothing to pay until you book the seats.',
  yourSeatsAreHeldUntil: 'Your seats are held until {until}: {party}',
  partyPluralOneASeat:
    '{party, plural, one {A seat opened up. It’s held for you until {until}.} other {# seats opened up. They’re held for you until {until}.}}',
  heldUntil: 'Held until',
  venueTime: '{until}, venue time',
  bookTheseSeats: 'Book these seats',
  afterThatWellOfferThem:
    'After that, we’ll offer them to the next guests on the waitlist. You can also book fewer seats.',
  dontWantThemAnymoreUse: 'Don’t want them anymore? Use the same link to leave the waitlist.',
  closed: 'Closed: {party}',
  theTimeYoureWaiting: 'The time you’re waiting for is closed. No seats will open up for it.',
  chooseAnotherTime: 'Choose another time',
  nothingWasBookedAndNothing:
    'Nothing was booked, and nothing was charged. If this time opens again, you’ll keep your place.',
  seat: '{party, plural, one {# seat} other {# seats}}',
  when: 'When',
  where: 'Where',
  seats: 'Seats',
});
