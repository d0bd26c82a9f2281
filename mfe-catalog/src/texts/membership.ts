import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  membership: 'Membership',
  visitMoreSaveMoreBring: 'Visit more, save more, bring a friend. Members save up to 25% on all experiences.',
  frequentlyAskedQuestions: 'Frequently asked questions',
  theFaq: 'the FAQ',
});
