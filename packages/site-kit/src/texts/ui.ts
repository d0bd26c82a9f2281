import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  cancel: 'Cancel',
  close: 'Close',
  somethingWentWrongOnOur: 'Something went wrong on our side. The page behind this still works.',
  thisCouldNotBeOpened: 'This could not be opened',
  thisPartCouldNot: 'This part could not be loaded',
  retry: 'Retry',
  tryingAgain: 'Trying again…',
  loading: 'Loading',
  pleaseCheckTheseFields: 'Please check these fields',
  required: 'required',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  fewer: 'Fewer: {label}',
  more: 'More: {label}',
  enterANumber: 'Enter a number from {min} to {max}.',
  joinWaitlist: 'Join waitlist',
  joinWaitlistOf: 'Join waitlist for {time}',
});
