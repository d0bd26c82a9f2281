import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  standard: 'Standard',
  member: 'Member',
  group: 'Group',
  familyPack: 'Family Pack',
  viewOrChangeYourBooking: 'View or change your booking',
  showOrPrintYourTicket: '{tickets, plural, one {Show or print your ticket} other {Show or print your tickets}}',
  reference: 'Reference',
  experience: 'Experience',
  when: 'When',
  min: '{visit} ({duration} min)',
  where: 'Where',
  tickets: 'Tickets',
  subtotal: 'Subtotal',
  giftVoucher: 'Gift voucher',
  bookingFee: 'Booking fee',
  tax: 'Tax',
  total: 'Total',
  giftVoucherBalance: 'Gift voucher balance',
});
