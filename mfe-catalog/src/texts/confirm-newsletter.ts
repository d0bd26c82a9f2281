import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmYourAddress: 'Confirm your subscription',
  confirmMyAddress: 'Confirm subscription',
  confirming: 'Confirming...',
  youAreOnTheList: "You're on the list. Every newsletter has an unsubscribe link.",
  seeWhatIsOnNow: 'Explore experiences',
  enterYourAddressAgain: "Enter your email again at the bottom of this page, and we'll send you a new link.",
  onePressAndTheNewsletter: "Confirm that you'd like to get our newsletter at the email address this link was sent to.",
});
