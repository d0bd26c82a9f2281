import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  name: 'Name',
  shortDescription: 'Short description',
  besideThePrice: 'Shown next to the price',
  description: 'Description',
  monthlyPrice: 'Monthly price',
  dollarsAMonth: 'Dollars per month',
  discountPercentage: 'Discount percentage',
  to100: '0 to 100',
  priorityBookingHours: 'Priority booking hours',
  howMuchEarlierMembersMay: 'How many hours earlier members can book',
  guestPasses: 'Guest passes',
  forEachMonth: 'Per month',
  displayOrder: 'Display order',
  lowerComesFirst: 'Lower numbers come first',
  featuredTier: 'Featured tier',
  markedAsMostPopular: 'Shown as Most Popular',
  cancel: 'Cancel',
});
