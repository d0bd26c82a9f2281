import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  findMyBookings: 'Find my bookings',
  email: 'Email',
  theEmailYouBooked: 'The email you booked with.',
  emailMeTheLinks: 'Email me the links',
  sending: 'Sending…',
  weCouldntFindThisBooking: 'We couldn’t find this booking',
  theLinkMayBeIncomplete: 'The link may be incomplete, or it may belong to another browser tab or another person.',
  openTheLinkInYour: 'Open the link in your email again, or ask for a new one.',
  myBookings: 'My bookings',
  signInToSeeYour: 'Sign in to see your bookings',
  thisLinkHasBeenReplaced: 'This link has been replaced',
  useTheLinkInOur: 'Use the link in our latest email, or request a new one.',
  ifTheBookingIsNow: 'If the booking is now in your account, sign in to see it.',
});
