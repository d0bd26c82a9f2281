import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  franchise: 'Franchise',
  investment: 'Investment',
  theModel: 'The model',
  whereWeAreAndWhere: 'Where we are, and where we go next',
  howItWorks: 'How it works',
  askedOften: 'Asked often',
  beginWithAnAccount: 'Begin with an account',
  apply: 'Apply',
  myApplication: 'My application',
  visitTheFlagshipFirst: 'Visit the flagship first',
  bringToYourCity: 'Bring {name} to your city',
  oneHouseStandsInRochester:
    'One house stands in Rochester, more are drawn. The next one could be yours to open and to run. Applications are answered by people: follow-up within 2-3 business days.',
  iHaveAnAccessCode: 'I have an access code',
});
