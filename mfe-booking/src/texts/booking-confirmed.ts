import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  reference: 'Reference',
  tickets: 'Tickets',
  ticket: '{numberOfTickets, plural, one {# ticket} other {# tickets}}',
  giftVoucher: 'Gift voucher',
  left: '−{voucher}{br}{voucherLeft} left',
  venue: 'Venue',
  totalIncludingBookingFee: 'Total, including {bookingFee} booking fee',
  totalIncludingFeeAndTax: 'Total, including {bookingFee} booking fee and {tax} tax',
  thePriceChangedWhileYou: 'The price changed while you were booking',
  theTotalOnThisTicket: 'The total on this ticket is the correct one.',
  whatHappensNext: 'What happens next',
  confirmAtCheckoutYourName:
    '<b>Confirm at checkout.</b> Your name and email are already filled in. Once you confirm, we’ll email your tickets to {customerEmail}.',
  yourConfirmation: 'Your confirmation is on its way to {customerEmail}, with an entry for your calendar.',
  nothingHasBeenChargedYet: 'Nothing has been charged yet. You choose at checkout how to pay.',
  nothingWasChargedOnlineYou: 'Nothing was charged online. You pay at the venue.',
  bringYourMembershipCardWell: 'Bring your membership card. We’ll check it at the door.',
  goodToKnow: 'Good to know: {specialEquipment}.',
  showYourTicketOrReference: 'Show your ticket or reference at the door. Your visit includes an orientation.',
  changeOrCancelHere: '{rules} <link>Change or cancel</link> here, or use the link in your email.',
  exploreExperiences: 'Explore experiences',
  bookAnotherVisit: 'Book another visit',
});
