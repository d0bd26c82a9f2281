import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  name: 'Name',
  shortDescription: 'Short description',
  besideThePrice: 'Beside the price',
  description: 'Description',
  monthlyPrice: 'Monthly price',
  dollarsAMonth: 'Dollars a month',
  discountPercentage: 'Discount percentage',
  to100: '0 to 100',
  priorityBookingHours: 'Priority booking hours',
  howMuchEarlierMembersMay: 'How much earlier members may book',
  guestPasses: 'Guest passes',
  forEachMonth: 'For each month',
  displayOrder: 'Display order',
  lowerComesFirst: 'Lower comes first',
  featuredTier: 'Featured tier',
  markedAsMostPopular: 'Marked as Most Popular',
  cancel: 'Cancel',
});
