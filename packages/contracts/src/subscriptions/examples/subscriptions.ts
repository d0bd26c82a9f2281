import type { ChangePlanDto } from '../change-plan.dto.js';
import type { SubscriptionStartedView, SubscriptionView } from '../subscription-views.js';

export const subscriptionStarted: SubscriptionStartedView = { url: 'https://checkout.example.com/pay/cs_2' };

export const subscription: SubscriptionView = {
  ...{ state: 'active', plan: 'gold', monthly: 24, paidUntil: '2027-06-04T15:00:00.000Z' },
  ...{ nextPlan: null, nextMonthly: null, cancelsAtEnd: false, graceUntil: null, payUrl: null },
  receipts: [
    {
      ...{ id: 'in_1', plan: 'gold', amount: 24 },
      ...{ paidAt: '2027-05-04T15:00:00.000Z', paidUntil: '2027-06-04T15:00:00.000Z' },
      url: 'https://checkout.example.com/invoice/in_1',
    },
  ],
};

export const changePlan: ChangePlanDto = { membershipId: 3 };

export const subscriptionChanged: SubscriptionView = { ...subscription, nextPlan: 'platinum', nextMonthly: 39 };

export const subscriptionCanceled: SubscriptionView = { ...subscription, cancelsAtEnd: true };
