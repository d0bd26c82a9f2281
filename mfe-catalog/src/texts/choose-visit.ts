import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  location: 'Location',
  date: 'Date',
  time: 'Time',
  perPerson: 'per person',
  selectADateToSee: 'Select a date to see available times',
  failedToFetchAvailability: 'Failed to fetch availability',
  loadingTimes: 'Loading times',
  noAvailableTimes: 'No available times on this date',
  pleaseChooseAnotherTime: '{time} {reason}. Please choose another time.',
  tickets: 'Tickets',
  addToCart: 'Add to Cart',
  addToCartScheduleLater: 'Add to Cart, schedule later',
  orBookDirectly: 'Or book directly',
  membershipBenefitMembersSaveUp:
    '<b>Membership Benefit</b> Members save up to 25% on all experiences. <link>Compare plans</link>',
  total: 'Total',
  allFeesIncluded: 'all fees included',
});
