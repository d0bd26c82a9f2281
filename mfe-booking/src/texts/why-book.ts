import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  easyRescheduling: 'Easy rescheduling',
  rescheduleBeforeYourVisit: 'Reschedule before your visit starts.',
  noHiddenFees: 'No hidden fees',
  bundleDiscounts: 'Bundle discounts',
  orientationIncluded: 'Orientation included',
  aGuideGetsEveryoneReady: 'A guide gets everyone ready before you start.',
  rescheduleUpToHour: 'Reschedule up to {moveHours, plural, one {# hour} other {# hours}} before your visit starts.',
  theIsPart: 'The {fee} is part of the total from the start.',
  theTicketPrice: 'The ticket price is the full price.',
  aFamilyPackOf4: 'A Family Pack of 4 for {familyPackPrice}.',
  groupDiscountsAndAFamily: 'Group discounts and a Family Pack of 4.',
  offForOrMoreTickets:
    '{groupDiscountPercent}% off for {groupFrom} or more tickets, or a Family Pack of 4 for {familyPackPrice}.',
  offAllBookings: '{memberDiscountPercent}% off all bookings',
  priorityAccess: 'Priority access',
  freeGuestPassesAtGold: 'Free guest passes at Gold tier and above',
  whyBookWithUs: 'Why book with us',
  memberBenefits: 'Member benefits',
  seeMembershipPlans: 'See membership plans',
});
