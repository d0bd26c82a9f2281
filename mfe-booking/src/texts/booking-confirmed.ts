import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  reference: 'Reference',
  tickets: 'Tickets',
  ticketsOf: '{numberOfTickets, plural, one {# ticket} other {# tickets}}',
  giftVoucher: 'Gift voucher',
  leftOn: '−{voucher}{br}{voucherLeft} left on it',
  venue: 'Venue',
  totalBookingFeeIncluded: 'Total, {bookingFee} booking fee included',
  thePriceChangedWhileYou: 'The price changed while you were booking',
  theTotalOnThisTicket: 'The total on this ticket is the one that counts.',
  whatHappensNext: 'What happens next',
  confirmAtCheckoutYourName:
    '<b>Confirm at checkout</b>: your name and e-mail are filled in, one press is enough. Your tickets then come to {customerEmail}.',
  yourConfirmation: 'Your confirmation is on its way to {customerEmail}, with an entry for your calendar.',
  nothingWasChargedOnlineYou: 'Nothing was charged online: you pay at the venue desk.',
  bringYourMembershipCardWe: 'Bring your membership card: we check it at the door.',
  goodToKnow: 'Good to know: {specialEquipment}.',
  showYourTicketOrYour: 'Show your ticket or your reference at the door. The orientation is included.',
  yourVisit: 'your visit',
  changeOrCancelNowHere: '{useHouseRules} <link>Change or cancel</link>, now here or later by the link in your mail.',
  exploreExperiences: 'Explore experiences',
  bookAnotherVisit: 'Book another visit',
});
