import { Injectable } from '@nestjs/common';
import type { SubscriptionView } from '@northlight/contracts';
import { dollarsOf } from '../../platform/kernel/money.js';
import { creditLeft } from './domain/plan-credit.js';
import { isRunning, type Subscription } from './domain/subscription-state.js';
import { StoredSubscriptions } from './persistence/stored-subscriptions.js';

/** Subscriptions as their accounts see them. */
@Injectable()
export class SubscriptionViews {
  constructor(private readonly stored: StoredSubscriptions) {}

  async of(userId: number, known: Subscription): Promise<SubscriptionView> {
    const { state, sold, next, paidUntil, cancelsAtEnd, graceUntil, payUrl, pausedUntil, nextPayment } = known;
    const hasPlan = state !== 'none';
    const left = creditLeft(known);
    const isOther = isRunning(known) && next.plan !== sold.plan;
    return {
      ...{ state, paidUntil, cancelsAtEnd: cancelsAtEnd && isRunning(known), graceUntil, payUrl },
      ...{ pausedUntil, nextPayment },
      plan: hasPlan ? sold.plan : null,
      monthly: hasPlan ? dollarsOf(sold.monthly) : null,
      ...(left > 0 && { giftCardLeft: dollarsOf(left) }),
      nextPlan: isOther ? next.plan : null,
      nextMonthly: isOther ? dollarsOf(next.monthly) : null,
      receipts: await this.stored.receiptsOf(userId),
    };
  }
}
