import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourPlanHasStarted: 'Your {name} plan has started',
  welcomeTo: 'Welcome to {name}',
  yourPlanIsActive: 'Your plan is active. Here’s your receipt for the first month.',
  yourPlanWasRenewed: 'Your {name} plan was renewed',
  renewedForAMonth: '{name}, renewed for a month',
  yourPlanGoesOn: 'Your plan goes on. Here’s your receipt.',
  plan: 'Plan',
  paid: 'Paid',
  receipt: 'Receipt',
  nextPayment: 'Next payment',
  on: '{amount} on {day}',
  viewYourPlan: 'View your plan',
  itRenewsEveryMonth:
    'It renews every month until you cancel. You can change or cancel it in your profile at any time.',
  weCouldntRenew: 'We couldn’t renew your {name} plan',
  yourPaymentDidntGoThrough: 'Your payment didn’t go through',
  yourCardWasDeclined: 'Your bank declined this month’s payment. You keep your plan until {day}; please pay by then.',
  due: 'Due',
  payBy: 'Pay by',
  payNow: 'Pay now',
  ifYouDontPay: 'If the month isn’t paid by then, your plan ends and nothing more is charged.',
  yourPlanHasEnded: 'Your {name} plan has ended',
  youWontBeCharged: 'Your plan is over, and you won’t be charged again. Thank you for having been a member.',
  seePlans: 'See plans',
  yourBookingsStay: 'Your bookings stay as they are.',
});
