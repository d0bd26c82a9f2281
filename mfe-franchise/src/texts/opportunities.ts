import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  franchiseOpportunities: 'Franchise opportunities',
  checkYourApplicationStatusGet: 'Check your application status, get ready to apply, and see what happens next.',
  whatHappensNext: 'What happens next',
  findCitiesInvestmentDetails:
    'Find cities, investment details, and answers to common questions on the <link>franchise page</link>.',
});
