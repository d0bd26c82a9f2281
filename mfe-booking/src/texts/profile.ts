import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  myProfile: 'My profile',
  yourAccountCouldNot: 'Your account could not be loaded.',
  loadingYourAccount: 'Loading your account',
  yourDetails: 'Your details',
  yourFirstNameIsHow: 'Your first name is how we greet you. Your username stays as it is.',
  email: 'Email',
  whereYourTickets: 'Where your tickets and confirmations go.',
  password: 'Password',
  aNewOneEndsEvery: 'A new one ends every sign-in but this one.',
  signInSecurity: 'Sign-in security',
  withAnAuthenticatorAppSomeone: 'With an authenticator app, someone who learns your password still cannot sign in.',
  whereYouAreSigned: 'Where you are signed in',
  youDoNotKnowOne: 'You do not know one of these? Sign it out, and change your password.',
  membership: 'Membership',
  bookings: 'Bookings',
  ticketsChangesAndPastVisits: 'Tickets, changes and past visits.',
  myBookings: 'My bookings',
  yourData: 'Your data',
  deleteYourAccount: 'Delete your account',
});
