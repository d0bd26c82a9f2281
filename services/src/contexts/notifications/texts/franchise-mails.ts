import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  weGotYourFranchiseInquiry: 'We got your franchise inquiry',
  thankYouForYourInterest:
    'Thank you for your interest in opening a venue. Our headquarters team will review your pre-application. You can expect a follow-up within 2-3 business days.',
  inquiry: 'Inquiry',
  checkYourStatus: 'Check your status',
  toAddSomethingReply: 'To add something, reply to this email.',
  didntApplyForAFranchise: 'Didn’t apply for a franchise? Someone entered your address. You don’t need to do anything.',
  franchise: '{productName} franchise',
  wantsToOpenAFranchise: '{name} wants to open a franchise',
  weReceivedANewPre: 'We received a new pre-application. We promised a follow-up within 2-3 business days.',
  from: 'From',
  phone: 'Phone',
  livesIn: 'Lives in',
  region: 'Region',
  investment: 'Investment',
  timeframe: 'Timeframe',
  viewTheFullInquiry: 'View the full inquiry',
  repliesToThisEmailGo: 'Replies to this email go to {email}. Please set the inquiry to Contacted afterward.',
});
