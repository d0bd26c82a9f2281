import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  franchiseOpportunities: 'Franchise opportunities',
  whereYourApplicationStandsWhat: 'Where your application stands, what to have ready, and what happens then.',
  whatHappensNext: 'What happens next',
  citiesInvestment: 'Cities, investment and the questions that are asked most are on the <link>franchise page</link>.',
});
