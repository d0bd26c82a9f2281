import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  easyRescheduling: 'Easy rescheduling',
  moveYourVisitBefore: 'Reschedule before your visit starts.',
  noHiddenFees: 'No hidden fees',
  bundleDiscounts: 'Bundle discounts',
  orientationIncluded: 'Orientation included',
  aGuideShowsEverybody: 'A guide gets everyone ready before you start.',
  upToHours: 'Reschedule up to {moveHours, plural, one {# hour} other {# hours}} before your visit starts.',
  theIsInTheTotal: 'The {fee} is part of the total from the start.',
  thePriceOfTheTickets: 'The ticket price is the full price.',
  familyPackOf4: 'A Family Pack of 4 for {familyPackPrice}.',
  lessToPayForGroups: 'Group discounts and a Family Pack of 4.',
  offFromTickets:
    '{groupDiscountPercent}% off for {groupFrom} or more tickets, or a Family Pack of 4 for {familyPackPrice}.',
  offAllBookings: '{memberDiscountPercent}% off all bookings',
  priorityAccess: 'Priority access',
  freeGuestPassesAtGold: 'Free guest passes at Gold tier and above',
  whyBookWithUs: 'Why book with us',
  memberBenefits: 'Member benefits',
  seeMembershipPlans: 'See membership plans',
});
