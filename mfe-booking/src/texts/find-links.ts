import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  findMyBookings: 'Find my bookings',
  email: 'Email',
  theOneThatYouBooked: 'The email you booked with.',
  sendMeTheLinks: 'Email me the links',
  sending: 'Sending…',
  thisLinkOpensNoBooking: 'We couldn’t find this booking',
  itIsNotComplete: 'The link may be incomplete, or it may belong to another browser tab or another person.',
  openTheLinkInYour: 'Open the link in your email again, or ask for a new one.',
  myBookings: 'My bookings',
  signInToSeeYour: 'Sign in to see your bookings',
  thisLinkWasReplaced: 'This link has been replaced',
  useTheLatestLink: 'Use the link in our latest email, or request a new one.',
  ifItIsInYourAccount: 'If the booking is now in your account, sign in to see it.',
});
