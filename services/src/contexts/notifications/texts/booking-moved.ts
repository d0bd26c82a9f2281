import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourVisitHasANew: 'your visit has a new time. The price stays as it was.',
  movedVisit: 'Moved visit',
});
