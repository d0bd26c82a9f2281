import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thePlan: 'The {name} plan',
  askUsAbout: 'Ask us about {name}',
  howToJoin: 'How to join',
  joinAtTheDesk:
    'Join at the desk of any open venue. Nothing is charged online. Tell us which plan you want and give us your username, {username}.',
  aMonth: '{monthlyPrice} a month',
  renewsEveryMonthChangePlans:
    "Renews every month. Change plans or cancel anytime; it takes effect at the end of the month you've paid for.",
  offAllExperiences: '{discountPercentage}% off all experiences',
  bookNewTimesHour: 'Book new times {priorityBookingHours, plural, one {# hour} other {# hours}} before everyone else',
  guestPassAMonth: '{guestPasses, plural, one {# guest pass a month} other {# guest passes a month}}',
  offMerchandiseAndFreeParking: '15% off merchandise and free parking validation',
  couldntLoadMembershipPlans: "Couldn't load membership plans. Please try again.",
  noMembershipPlansRightNow: 'No membership plans right now',
  youDontNeedAMembership: "You don't need a membership to book.",
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
