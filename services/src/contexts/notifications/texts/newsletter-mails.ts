import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmYourEmailAddress: 'Confirm your email address for the {productName} newsletter',
  oneMoreStep: 'One more step',
  someoneHopefullyYouSignedUp: 'Someone, hopefully you, signed up this email address for our newsletter.',
  confirmYourAddress: 'Confirm your address',
  theLinkWorksForSeven: 'The link works for seven days.',
  didntSignUpYouCan:
    'Didn’t sign up? You can ignore this email. You won’t get our newsletter, and we’ll delete your address after a month.',
  youAlreadyGetOurNewsletter: 'You already get our newsletter',
  youreOnTheList: 'You’re on the list',
  someoneHopefullyYouSignedUpSentence:
    'Someone, hopefully you, signed up this email address for our newsletter. It’s already on the list.',
  youDontNeedToDo: 'You don’t need to do anything.',
  youreOnTheListOf: 'You’re on the list for the {productName} newsletter',
  weWriteWhenANew: 'We write when a new venue opens.',
  seeOurExperiences: 'See our experiences',
  everyNewsletterHas:
    'Every newsletter has an unsubscribe link. If you unsubscribe, we delete your address right away.',
  unsubscribe: 'Unsubscribe',
  isOpen: '{name} is open',
  youAskedUsToTell: 'You asked us to tell you: a new venue has opened its doors.',
  address: 'Address',
  see: 'See {name}',
});
