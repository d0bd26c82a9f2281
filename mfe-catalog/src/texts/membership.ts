import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  membership: 'Membership',
  comeMoreOftenPayLess: 'Come more often, pay less, and bring somebody. Members save up to 25% on all experiences.',
  frequentlyAskedQuestions: 'Frequently asked questions',
  theAnswers: 'the answers',
});
