import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  easyRescheduling: 'Easy rescheduling',
  moveYourVisitBefore: 'Move your visit{rules} before it starts.',
  noHiddenFees: 'No hidden fees',
  bundleDiscounts: 'Bundle discounts',
  orientationIncluded: 'Orientation included',
  aGuideShowsEverybody: 'A guide shows everybody the way in before it begins.',
  upToHours: ' up to {moveHours, plural, one {# hour} other {# hours}}',
  theIsInTheTotal: 'The {fee} is in the total from the first moment.',
  thePriceOfTheTickets: 'The price of the tickets is the whole price.',
  familyPackOf4: '{rules} Family Pack of 4 for {familyPackPrice}.',
  lessToPayForGroups: 'Less to pay for groups, and a Family Pack of 4.',
  offFromTickets: '{groupDiscountPercent}% off from {groupFrom} tickets, or a',
  offAllBookings: '{memberDiscountPercent}% off all bookings',
  priorityAccess: 'Priority access',
  freeGuestPassesAtGold: 'Free guest passes at Gold tier and above',
  whyBookWithUs: 'Why book with us',
  memberBenefits: 'Member benefits',
  seeMembershipPlans: 'See membership plans',
});
