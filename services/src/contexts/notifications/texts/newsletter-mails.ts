import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmYourAddress: 'Confirm your address: the {productName} newsletter',
  oneMoreStep: 'One more step',
  somebodyWeHopeYouAsked: 'Somebody, we hope you, asked to get our newsletter at this address.',
  confirmYourAddress2: 'Confirm your address',
  theLinkIsGood: 'The link is good for seven days.',
  youDidNotAsk:
    'You did not ask for it? Then do nothing: you will get no newsletter, and we forget your address after a month.',
  youGetOurNewsletterAlready: 'You get our newsletter already',
  youAreOnTheList: 'You are on the list',
  somebodyWeHopeYouAskedSentence:
    'Somebody, we hope you, asked to get our newsletter at this address. It is on the list already.',
  youNeedNotDoAnything: 'You need not do anything.',
  youAreOnTheListOf: 'You are on the list: the {productName} newsletter',
  weWriteWhenANew:
    'We write when a new experience opens, when a venue opens, and when there is something to see only for a while.',
  seeWhatIsOnNow: 'See what is on now',
  everyNewsletterHasSuch: 'Every newsletter has such a link. Whoever leaves is forgotten at once.',
  unsubscribe: 'Unsubscribe',
});
