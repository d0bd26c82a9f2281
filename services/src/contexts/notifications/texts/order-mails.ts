import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourOrder: 'Your order {reference}',
  subtotal: 'Subtotal',
  giftVoucher: 'Gift voucher',
  bookingFee: 'Booking fee',
  toPayAtTheVenue: 'To pay at the venue',
  seeOrChangeBooking: 'View or change booking {reference}: {experienceName}',
  cancelledOrder: 'Canceled order {reference}',
  yourOrderIsCancelled: 'Your order is canceled.',
  yourVisitsStayBooked: 'Your visits stay booked. To cancel one, use the link in its booking email.',
  chooseATime: 'Choose a time: {experienceName}',
  chooseATimeBy: 'Choose a time by {date}',
  openTicket: 'Choose a time by {date}, {venueName}: {subtotal}',
  yourTicketsWait: 'Your tickets are reserved. Choose a time when you’re ready.',
  yourTicketsStillWait: 'Your tickets are still waiting for a time.',
  ticketsKeepTheirPrice:
    'Tickets without a time keep their price until the date above. They don’t hold seats yet: choose a time with the link to your order.',
  afterThatTheyExpire: 'After that date they expire. Nothing was charged for them.',
  yourOpenTicketsStay:
    'Your tickets without a time are still yours. Choose a time or cancel them with the link to your order.',
  yourOrderWasNotCollected: 'Your order wasn’t picked up in time, so it’s canceled.',
  whatWasReservedForYou: 'The items we reserved for you are back on sale. There’s nothing to pay for them.',
  eachVisitThatCould: 'For each visit canceled with this order, we’ll send a separate email with refund details.',
  reference: 'Reference',
  seeYourOrder: 'View your order',
  yourVisitIsConfirmed: 'Your visit is confirmed.',
  yourVisitsAreConfirmed: 'Your visits are confirmed.',
  yourMerchandiseIsReserved: 'Your merchandise is reserved.',
  andYourConfirmed:
    '{visits, plural, one {Your merchandise is reserved and your visit is confirmed.} other {Your merchandise is reserved and your visits are confirmed.}}',
  tickets: '{tickets, plural, one {# ticket} other {# tickets}}',
  booking: '{date}, {time}, {venueName}, booking {reference}: {subtotal}',
  collectBy: 'Pick up by',
  collectAt: 'Pick up at',
  open: 'Hours',
  nothingHasBeenChargedYou: 'Nothing has been charged. You pay at the venue.',
  showAtTheDesk: 'Show {reference} at the venue to pick up your merchandise.',
  eachVisitKeepsItsOwn: 'Each visit has its own deadlines. Use its link to reschedule or cancel.',
  whoeverHasTheseLinksMay:
    'Anyone with these links can view and cancel this order, so please don’t forward this email.',
});
