import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseTryAgain: 'Please try again in a moment.',
  numberOfGuests: 'Number of guests',
  wellEmailYouWhenTheres: "We'll email you when there's room for your whole group.",
  name: 'Name',
  email: 'Email',
  wellEmailYouHereAs: "We'll email you here as soon as your seats are available.",
  nothingIsBookedOrPaid: 'Nothing is booked or paid yet. When seats open up, we hold them for you for 30 minutes.',
  cancel: 'Cancel',
  joinWaitlist: 'Join waitlist',
  joining: 'Joining...',
  youreOnTheWaitlist: "You're on the waitlist",
  joinTheWaitlist: 'Join the waitlist',
  youreNumberInLine: "You're number {position} in line.",
  partyPluralOneWellEmail:
    "{party, plural, one {We'll email {email} as soon as # seat opens up, and hold it for you for 30 minutes.} other {We'll email {email} as soon as # seats open up, and hold them for you for 30 minutes.}} The email we're sending you now also lets you leave the waitlist.",
  done: 'Done',
});
