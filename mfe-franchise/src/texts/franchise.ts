import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  franchise: 'Franchise',
  investment: 'Investment',
  theModel: 'The model',
  whereWeAreAndWhere: "Where we are, and where we're headed next",
  howItWorks: 'How it works',
  faq: 'FAQ',
  getStarted: 'Get started',
  apply: 'Apply',
  myApplication: 'My application',
  visitTheFlagshipFirst: 'Visit the flagship first',
  bringToYourCity: 'Bring {name} to your city',
  ourFirstVenueIsOpen:
    'Our first venue is open in Rochester, and more are on the way. You could open and run the next one. Real people read every application. Expect a follow-up within 2-3 business days.',
  iHaveAnAccessCode: 'I have an access code',
});
