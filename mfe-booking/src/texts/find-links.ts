import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  findMyBookings: 'Find my bookings',
  email: 'Email',
  theOneThatYouBooked: 'The one that you booked with.',
  sendMeTheLinks: 'Send me the links',
  sending: 'Sending…',
  thisLinkOpensNoBooking: 'This link opens no booking',
  itIsNotComplete: 'It is not complete, or it belongs to another tab or person.',
  openTheLinkInYour: 'Open the link in your mail again, or have it sent once more.',
  myBookings: 'My bookings',
  signInToSeeYour: 'Sign in to see your bookings',
});
