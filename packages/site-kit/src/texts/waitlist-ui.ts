import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseTryAgain: 'Please try again in a moment.',
  partySize: 'Party size',
  everybodyWhoComesWeWrite: 'Everybody who comes. We write when there is room for all of you.',
  name: 'Name',
  email: 'Email',
  weWriteHereAsSoon: 'We write here as soon as your seats are free.',
  nothingIsBookedAndNothing: 'Nothing is booked and nothing is paid yet. Free seats are held for you for 30 minutes.',
  cancel: 'Cancel',
  joinWaitlist: 'Join waitlist',
  joining: 'Joining...',
  youAreOnTheWaitlist: 'You are on the waitlist',
  joinTheWaitlist: 'Join the waitlist',
  seats: '{party, plural, one {# seat} other {# seats}}',
  youAreNumberInLine: 'You are number {position} in line.',
  weWriteToAsSoon:
    'We write to {email} as soon as {seats} {value} free, and hold them for you for 30 minutes. The mail that is on its way to you now also lets you leave the waitlist.',
  done: 'Done',
});
