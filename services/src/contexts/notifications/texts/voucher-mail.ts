import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourGiftVoucher: 'Your {amount} gift voucher',
  forYourNextVisit: '{amount} for your next visit',
  heresAGiftVoucher:
    'Here’s a gift voucher for you. Enter its code when you book. If one visit doesn’t use it all, the rest stays on it for next time.',
  code: 'Code',
  value: 'Value',
  validUntil: 'Valid until',
  validFor: 'Valid for',
  ticketsForAnyExperience: 'Tickets for any experience, at every venue',
  bookAVisit: 'Book a visit',
  anyoneWithTheCodeCan: 'Anyone with the code can use it, so please keep this email safe.',
  ifYouCancelAVisit: 'If you cancel a visit in time, the amount you paid with the voucher goes back on it.',
});
