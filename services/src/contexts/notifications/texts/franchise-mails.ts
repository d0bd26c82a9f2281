import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  weHaveYourFranchiseInquiry: 'We got your franchise inquiry',
  thankYouForYourInterest:
    'Thank you for your interest in opening a venue. Our headquarters team will review your pre-application. You can expect a follow-up within 2-3 business days.',
  inquiry: 'Inquiry',
  whereItStands: 'Check your status',
  toAddSomethingAnswer: 'To add something, reply to this email.',
  youDidNotApply: 'Didn’t apply for a franchise? Someone entered your address. You don’t need to do anything.',
  franchise: '{productName} franchise',
  asksForAFranchise: '{name} wants to open a franchise',
  aPreApplicationHasArrived: 'We received a new pre-application. We promised a follow-up within 2-3 business days.',
  from: 'From',
  phone: 'Phone',
  livesIn: 'Lives in',
  region: 'Region',
  investment: 'Investment',
  timeframe: 'Timeframe',
  readTheWhole: 'View the full inquiry',
  anAnswerToThisMail: 'Replies to this email go to {email}. Please set the inquiry to Contacted afterward.',
});
