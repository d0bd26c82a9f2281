import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  standard: 'Standard',
  member: 'Member',
  group: 'Group',
  familyPack: 'Family Pack',
  seeOrChangeYourBooking: 'See or change your booking',
  showOrPrintYour: 'Show or print your {value}',
  reference: 'Reference',
  experience: 'Experience',
  when: 'When',
  min: '{visit} ({duration} min)',
  where: 'Where',
  tickets: 'Tickets',
  subtotal: 'Subtotal',
  giftVoucher: 'Gift voucher',
  bookingFee: 'Booking fee',
  total: 'Total',
  leftOnTheGiftVoucher: 'Left on the gift voucher',
});
