import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  name: 'Name',
  shortDescription: 'Short description',
  shownNextToThePrice: 'Shown next to the price',
  description: 'Description',
  monthlyPrice: 'Monthly price',
  dollarsPerMonth: 'Dollars per month',
  discountPercentage: 'Discount percentage',
  to100: '0 to 100',
  priorityBookingHours: 'Priority booking hours',
  howManyHoursEarlierMembers: 'How many hours earlier members can book',
  guestPasses: 'Guest passes',
  perMonth: 'Per month',
  displayOrder: 'Display order',
  lowerNumbersComeFirst: 'Lower numbers come first',
  featuredTier: 'Featured tier',
  shownAsMostPopular: 'Shown as Most Popular',
  cancel: 'Cancel',
});
