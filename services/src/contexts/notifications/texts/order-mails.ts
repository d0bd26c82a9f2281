import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourOrder: 'Your order {reference}',
  subtotal: 'Subtotal',
  giftVoucher: 'Gift voucher',
  bookingFee: 'Booking fee',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  toPayAtTheVenue: 'To pay at the venue',
  paidOnline: 'Paid online',
  yourPaymentArrivedToo:
    'Your payment arrived after your seats had gone to other guests, so we canceled this order. All of it goes back to your card.',
  yourOrderWasntPaid: 'Your order wasn’t paid in time, so we canceled it. Nothing was charged.',
  viewOrChangeBooking: 'View or change booking {reference}: {experienceName}',
  canceledOrder: 'Canceled order {reference}',
  yourOrderIsCanceled: 'Your order is canceled.',
  yourVisitsStayBooked: 'Your visits stay booked. To cancel one, use the link in its booking email.',
  chooseATime: 'Choose a time: {experienceName}',
  chooseATimeOf: 'Choose a time by {date}',
  chooseATimeBy: 'Choose a time by {date}, {venueName}: {subtotal}',
  yourTicketsAreReservedChoose: 'Your tickets are reserved. Choose a time when you’re ready.',
  yourTicketsAreStillWaiting: 'Your tickets are still waiting for a time.',
  ticketsWithoutATimeKeep:
    'Tickets without a time keep their price until the date above. They don’t hold seats yet: choose a time with the link to your order.',
  afterThatDateTheyExpire: 'After that date they expire. Nothing was charged for them.',
  afterThatDateTheyExpirePaid: 'After that date they expire. Until then you can cancel them for a full refund.',
  yourTicketsWithoutATime:
    'Your tickets without a time are still yours. Choose a time or cancel them with the link to your order.',
  yourOrderWasntPickedUp: 'Your order wasn’t picked up in time, so it’s canceled.',
  theItemsWeReserved: 'The items we reserved for you are back on sale. There’s nothing to pay for them.',
  forEachVisitCanceled: 'For each visit canceled with this order, we’ll send a separate email with refund details.',
  reference: 'Reference',
  viewYourOrder: 'View your order',
  viewOrDownloadYourReceipt: 'View or download your receipt',
  yourVisitIsConfirmed: 'Your visit is confirmed.',
  yourVisitsAreConfirmed: 'Your visits are confirmed.',
  yourMerchandiseIsReserved: 'Your merchandise is reserved.',
  yourMerchandiseIsReservedOf:
    '{visits, plural, one {Your merchandise is reserved and your visit is confirmed.} other {Your merchandise is reserved and your visits are confirmed.}}',
  wereGettingYourOrder:
    '{visits, plural, =0 {We’re getting your order ready to ship.} one {We’re getting your order ready to ship, and your visit is confirmed.} other {We’re getting your order ready to ship, and your visits are confirmed.}}',
  ticket: '{tickets, plural, one {# ticket} other {# tickets}}',
  booking: '{date}, {time}, {venueName}, booking {reference}: {subtotal}',
  pickUp: 'Pick up by',
  pickUpAt: 'Pick up at',
  hours: 'Hours',
  nothingHasBeenChargedYou: 'Nothing has been charged. You pay at the venue.',
  showAtTheVenue: 'Show {reference} at the venue to pick up your merchandise.',
  eachVisitHasItsOwn: 'Each visit has its own deadlines. Use its link to reschedule or cancel.',
  anyoneWithTheseLinksCan:
    'Anyone with these links can view and cancel this order, so please don’t forward this email.',
});
