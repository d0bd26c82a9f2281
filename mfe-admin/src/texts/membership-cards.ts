import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  featured: 'Featured',
  perMonth: '{monthlyPrice} per month',
  edit: 'Edit',
  editOf: 'Edit {name}',
  delete: 'Delete',
  deleteOf: 'Delete {name}',
  discount: 'Discount',
  priorityBooking: 'Priority booking',
  guestPasses: 'Guest passes',
  displayOrder: 'Display order',
});
