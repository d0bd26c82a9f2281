/** How plans that are paid by the month say no; part of the catalogue. */
export const subscriptionErrors = {
  SUBSCRIPTION_RUNNING: [409, 'You already have a plan. You can change it in your profile.'],
  PLAN_IS_PAID: [409, 'This person pays for their plan online. They can change or cancel it in their profile.'],
  SUBSCRIPTION_NOT_RUNNING: [409, 'You don’t have a plan that renews.'],
  SUBSCRIPTION_NOT_PAUSABLE: [
    409,
    'A plan can’t be paused while it’s paused already, a payment is due, or it’s about to end.',
  ],
  PLAN_TAKES_NO_CREDIT: [
    409,
    'A gift card pays for months to come. Please pay what’s due, or choose to keep your plan, first.',
  ],
  PLAN_CREDIT_LIMIT: [
    409,
    'Gift cards can pay for up to a year of your plan. You can use {most} more for it right now.',
  ],
  SUBSCRIPTION_UNAVAILABLE: [
    503,
    'The payment service isn’t responding. Nothing was changed. Please try again in a moment.',
  ],
} as const;
