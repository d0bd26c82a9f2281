import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmYourAddress: 'Confirm your address',
  confirmMyAddress: 'Confirm my address',
  confirming: 'Confirming...',
  youAreOnTheList: 'You are on the list. Every newsletter has a link with which you leave it.',
  seeWhatIsOnNow: 'See what is on now',
  enterYourAddressAgain: 'Enter your address again at the foot of this page, and we will send you a new link.',
  onePressAndTheNewsletter: 'One press, and the newsletter comes to the address that this link was sent to.',
});
