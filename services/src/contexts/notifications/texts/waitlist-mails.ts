import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourPlace: 'Your place',
  onTheWaitlist: 'Number {position} on the waitlist',
  youAreOnTheWaitlist: 'You’re on the waitlist: {party}',
  youAreOnTheWaitlistOf: 'You’re on the waitlist for {party}.',
  seeYourPlaceOrLeave: 'View your place or leave the waitlist',
  weWillWriteToYou:
    'We’ll email you as soon as {party, plural, one {a seat opens up. We’ll hold it for you for 30 minutes, or until the start if that’s sooner.} other {# seats open up. We’ll hold them for you for 30 minutes, or until the start if that’s sooner.}}',
  nothingIsBookedAndNothing: 'Nothing is booked and there’s nothing to pay until you book the seats.',
  yourSeatsAreFreeUntil: 'Your seats are held until {until}: {party}',
  cameFreeTheyAreHeld:
    '{party, plural, one {A seat opened up. It’s held for you until {until}.} other {# seats opened up. They’re held for you until {until}.}}',
  heldUntil: 'Held until',
  timeAtTheVenue: '{until}, venue time',
  bookTheseSeats: 'Book these seats',
  afterThatTheyAreOffered:
    'After that, we’ll offer them to the next guests on the waitlist. You can also book fewer seats.',
  youDoNotWantThem: 'Don’t want them anymore? Use the same link to leave the waitlist.',
  closed: 'Closed: {party}',
  theTimeThatYouWait: 'The time you’re waiting for is closed. No seats will open up for it.',
  chooseAnotherTime: 'Choose another time',
  nothingWasBookedAndNothing:
    'Nothing was booked, and nothing was charged. If this time opens again, you’ll keep your place.',
  seats: '{party, plural, one {# seat} other {# seats}}',
  when: 'When',
  where: 'Where',
  seats2: 'Seats',
});
