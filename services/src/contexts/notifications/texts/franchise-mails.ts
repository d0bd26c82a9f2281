import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  weHaveYourFranchiseInquiry: 'We have your franchise inquiry',
  thankYouForYourInterest:
    'thank you for your interest in opening a venue. Our headquarters will read your pre-application: follow-up within 2-3 business days.',
  inquiry: 'Inquiry',
  whereItStands: 'Where it stands',
  toAddSomethingAnswer: 'To add something, answer this mail.',
  youDidNotApply: 'You did not apply for a franchise? Then somebody typed in your address. You need not do anything.',
  franchise: '{productName} franchise',
  asksForAFranchise: '{name} asks for a franchise',
  aPreApplicationHasArrived: 'A pre-application has arrived. We promised a follow-up within 2-3 business days.',
  from: 'From',
  phone: 'Phone',
  livesIn: 'Lives in',
  region: 'Region',
  investment: 'Investment',
  timeframe: 'Timeframe',
  readTheWhole: 'Read the whole of it',
  anAnswerToThisMail: 'An answer to this mail goes to {email}. Set the inquiry to Contacted afterwards.',
});
