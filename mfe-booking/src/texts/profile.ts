import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  myProfile: 'My profile',
  couldntLoadYourAccount: 'Couldn’t load your account.',
  loadingYourAccount: 'Loading your account',
  yourDetails: 'Your details',
  weGreetYouByYour: 'We greet you by your first name. Your username can’t be changed.',
  email: 'Email',
  weSendYourTickets: 'We send your tickets and confirmations here.',
  password: 'Password',
  changingItSignsYouOut: 'Changing it signs you out on all other devices.',
  signInSecurity: 'Sign-in security',
  withAPasskey: 'With a passkey or an authenticator app, someone who learns your password still can’t sign in.',
  whereYoureSigned: 'Where you’re signed in',
  dontRecognizeOneOfThese: 'Don’t recognize one of these? Sign it out and change your password.',
  membership: 'Membership',
  bookings: 'Bookings',
  ticketsChangesAndPastVisits: 'Tickets, changes, and past visits.',
  myBookings: 'My bookings',
  yourData: 'Your data',
  deleteYourAccount: 'Delete your account',
});
