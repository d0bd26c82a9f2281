import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourPlace: 'Your place',
  onTheWaitlist: '{position} on the waitlist',
  youAreOnTheWaitlist: 'You are on the waitlist: {party}',
  youAreOnTheWaitlistOf: 'you are on the waitlist for {party}.',
  seeYourPlaceOrLeave: 'See your place or leave the waitlist',
  weWillWriteToYou:
    'We will write to you as soon as {party} are free. They are then held for you for 30 minutes, but not beyond the start.',
  nothingIsBookedAndNothing: 'Nothing is booked and nothing is paid until you take the seats.',
  yourSeatsAreFreeUntil: 'Your seats are free until {until}: {party}',
  cameFreeTheyAreHeld: '{party} came free. They are held for you until {until}.',
  heldUntil: 'Held until',
  timeAtTheVenue: '{until}, time at the venue',
  bookTheseSeats: 'Book these seats',
  afterThatTheyAreOffered: 'After that they are offered to the next party. You may also book fewer seats.',
  youDoNotWantThem: 'You do not want them any more? The same link lets you leave the waitlist.',
  closed: 'Closed: {party}',
  theTimeThatYouWait: 'the time that you wait for was closed. No seats will come free in it.',
  chooseAnotherTime: 'Choose another time',
  nothingWasBookedAndNothing:
    'Nothing was booked and nothing was charged. Should this time open again, you keep your place.',
  seat: '1 seat',
  seats: '{party} seats',
  when: 'When',
  where: 'Where',
  seats2: 'Seats',
});
