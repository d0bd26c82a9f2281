import type { ChangePlanDto } from '../change-plan.dto.js';
import type { PausePlanDto } from '../pause-plan.dto.js';
import type { AddPlanCreditDto, BuyPlanDto } from '../plan-credit.dto.js';
import type { SubscriptionStartedView, SubscriptionView } from '../subscription-views.js';

export const subscriptionStarted: SubscriptionStartedView = { url: 'https://checkout.example.com/pay/cs_2' };

export const subscription: SubscriptionView = {
  ...{ state: 'active', plan: 'gold', monthly: 24, paidUntil: '2027-06-04T15:00:00.000Z' },
  ...{ nextPlan: null, nextMonthly: null, cancelsAtEnd: false, graceUntil: null, payUrl: null },
  ...{ pausedUntil: null, nextPayment: null },
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

export const pausePlan: PausePlanDto = { months: 2 };

export const subscriptionPaused: SubscriptionView = { ...subscription, pausedUntil: '2027-08-04T14:00:00.000Z' };

export const buyPlan: BuyPlanDto = { voucherCode: 'K4M2-7QXD-9TRB-3WHN-6FJP' };

export const addPlanCredit: AddPlanCreditDto = { voucherCode: 'K4M2-7QXD-9TRB-3WHN-6FJP', voucherAmount: 60 };

export const subscriptionWithGiftCard: SubscriptionView = { ...subscription, giftCardLeft: 60 };
