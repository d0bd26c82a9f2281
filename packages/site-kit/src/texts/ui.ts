import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  cancel: 'Cancel',
  close: 'Close',
  somethingWentWrongOnOur: 'Something went wrong on our end. The page behind this still works.',
  couldntOpen: "Couldn't open this",
  couldntLoadThisPart: "Couldn't load this part",
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
