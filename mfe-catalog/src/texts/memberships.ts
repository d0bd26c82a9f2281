import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thePlan: 'The {name} plan',
  askUsAbout: 'Ask us about {name}',
  howToTake: 'How to take it',
  plansStartAtTheDesk:
    'Plans start at the desk of an open venue, not online: nothing is charged here. Name the plan there and your username, {username}.',
  aMonth: '{monthlyPrice} a month',
  itRenewsEveryMonthChange:
    'It renews every month. Change the tier or cancel whenever you like: it counts from the end of the paid month.',
  offAllExperiences: '{discountPercentage}% off all experiences',
  newTimesHoursBeforeEverybody:
    'New times {priorityBookingHours, plural, one {# hour} other {# hours}} before everybody else',
  guestAMonth: '{guestPasses} guest {value} a month',
  offMerchandiseAndFreeParking: '15% off merchandise, and free parking validation',
  failedToLoadMembershipPlans: 'Failed to load membership plans. Please try again.',
  noMembershipPlansRightNow: 'No membership plans right now',
  ticketsNeedNoneEverybodyMay: 'Tickets need none: everybody may book.',
  loadingMembershipPlans: 'Loading membership plans',
  mostPopular: 'Most Popular',
  yourPlan: 'Your plan',
  selectPlan: 'Select Plan',
  signUp: 'Sign Up',
  for: 'for {name}',
  offAllExperiences2: 'off all experiences',
  priorityBooking: 'priority booking',
  guestPass: 'guest pass',
  guestPasses: 'guest passes',
});
