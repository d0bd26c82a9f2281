import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourGiftVoucher: 'Your gift voucher of {amount}',
  forYourNextVisit: '{amount} for your next visit',
  hereIsAGiftVoucher:
    'here is a gift voucher for you. Type in its code when you book: what it does not need to pay for one visit stays on it for the next.',
  code: 'Code',
  worth: 'Worth',
  goodUntil: 'Good until',
  goodFor: 'Good for',
  ticketsOfEveryExperience: 'tickets of every experience, at every venue',
  bookAVisit: 'Book a visit',
  whoeverHasTheCodeCan: 'Whoever has the code can spend it: please keep this mail.',
  whenYouCancelAVisit: 'When you cancel a visit in time, what the voucher paid goes back to it.',
});
