import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  promoCode: 'Promo code',
  subtotal: 'Subtotal',
  giftVoucher: 'Gift voucher',
  bookingFee: 'Booking fee ({bookingFeePercent}%)',
  tax: 'Tax',
  familyPackTickets: 'Family Pack ({numberOfTickets} tickets)',
  ticket: '{numberOfTickets, plural, one {# ticket} other {# tickets}} × {ticketPrice}',
  guestPass: '{guestPasses, plural, one {# guest pass} other {# guest passes}}',
  discount: 'Discount',
  memberDiscount: 'Member discount',
  groupDiscount: 'Group discount',
  none: 'none',
  youSave: 'You save {discount}',
  planDiscount: 'Plan discount ({planPercent}%)',
  totalForTicket:
    'Total {totalPrice} for {numberOfTickets, plural, one {# ticket} other {# tickets}}, including the booking fee.',
  total: 'Total',
  notAvailableYet: 'Not available yet',
  selectAnExperienceToSee: 'Select an experience to see the price.',
  couldntLoadThePrice: 'Couldn’t load the price.',
});
