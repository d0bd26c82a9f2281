import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmYourAddress: 'Confirm your email address for the {productName} newsletter',
  oneMoreStep: 'One more step',
  somebodyWeHopeYouAsked: 'Someone, hopefully you, signed up this email address for our newsletter.',
  confirmYourAddress2: 'Confirm your address',
  theLinkIsGood: 'The link works for seven days.',
  youDidNotAsk:
    'Didn’t sign up? You can ignore this email. You won’t get our newsletter, and we’ll delete your address after a month.',
  youGetOurNewsletterAlready: 'You already get our newsletter',
  youAreOnTheList: 'You’re on the list',
  somebodyWeHopeYouAskedSentence:
    'Someone, hopefully you, signed up this email address for our newsletter. It’s already on the list.',
  youNeedNotDoAnything: 'You don’t need to do anything.',
  youAreOnTheListOf: 'You’re on the list for the {productName} newsletter',
  weWriteWhenANew: 'We write when a new venue opens.',
  seeWhatIsOnNow: 'See our experiences',
  everyNewsletterHasSuch:
    'Every newsletter has an unsubscribe link. If you unsubscribe, we delete your address right away.',
  unsubscribe: 'Unsubscribe',
  isOpen: '{name} is open',
  youAskedUsToTellYou: 'You asked us to tell you: a new venue has opened its doors.',
  address: 'Address',
  see: 'See {name}',
});
