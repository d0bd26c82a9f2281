import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmingYourPayment: 'Confirming your payment…',
  yourPlanIsActive: 'Your plan is active',
  yourPlanEnds: 'Your plan won’t be renewed',
  yourPlanRenews: 'Your plan is renewed every month again',
  somethingWentWrong: 'Something went wrong. Please try again.',
  changePlan: 'Change plan',
  cancelPlan: 'Cancel plan',
  keepMyPlan: 'Keep my plan',
  oneMoment: 'One moment…',
  yourPaymentDidntGoThrough: 'Your payment didn’t go through',
  youKeepYourPlanUntil: 'You keep your plan until {date}. Please pay by then, or it ends.',
  payNow: 'Pay now',
  endsOn: 'Ends on',
  nextPayment: 'Next payment',
  amountOn: '{amount} on {date}',
  nextPlan: 'Plan from then on',
  cancelYourPlan: 'Cancel your plan?',
  youKeepItUntil:
    'You keep it until {date}, the end of the month you’ve paid for. After that you won’t be charged again.',
  receipts: 'Receipts',
  receiptOf: '{name}, {date}',
});
