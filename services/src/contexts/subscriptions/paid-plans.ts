import { Injectable } from '@nestjs/common';
import type { PlanReceiptView } from '@northlight/contracts';
import type { Cents } from '../../platform/kernel/money.js';
import { Memberships } from '../membership/index.js';
import { AccountSubscriptions } from './account-subscriptions.js';
import { creditLeft } from './domain/plan-credit.js';
import { type Subscription } from './domain/subscription-state.js';
import { StoredSubscriptions } from './persistence/stored-subscriptions.js';

/** The plan that an account pays, as mails tell of it. Instants are ISO. */
export interface PaidPlan {
  readonly name: string;
  readonly monthly: Cents;
  /** Of the month after, where it is another one. */
  readonly next: { readonly name: string; readonly monthly: Cents } | undefined;
  readonly paidUntil: string | null;
  readonly graceUntil: string | null;
  readonly payUrl: string | null;
  readonly state: Subscription['state'];
  readonly cancelsAtEnd: boolean;
  readonly pausedUntil: string | null;
  /** After a pause. */
  readonly nextPayment: string | null;
  /** The last month that was paid. */
  readonly receipt: PlanReceiptView | undefined;
  /** What is to be paid of a month that was not paid; null where all is. */
  readonly due: Cents | null;
  /** Of gift cards, for the months to come; once the plan is over, what goes back to them. */
  readonly giftCardLeft: Cents;
}

/** Answers other rooms what an account pays by the month. */
@Injectable()
export class PaidPlans {
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly stored: StoredSubscriptions,
    private readonly memberships: Memberships,
  ) {}

  /** Undefined for an account that never bought one. */
  async of(userId: number): Promise<PaidPlan | undefined> {
    const known = await this.subscriptions.read(userId);
    const { state, sold, next, paidUntil, graceUntil, payUrl, cancelsAtEnd, pausedUntil, nextPayment } = known;
    const { due, creditBack } = known;
    if (state === 'none') return undefined;
    const [receipt] = await this.stored.receiptsOf(userId);
    const isOther = next.plan !== sold.plan;
    return {
      ...{
        state,
        paidUntil,
        graceUntil,
        payUrl,
        cancelsAtEnd,
        receipt,
        pausedUntil,
        nextPayment,
        due,
        monthly: sold.monthly,
      },
      giftCardLeft: Math.max(0, creditLeft(known)) + creditBack,
      name: await this.nameOf(sold.plan),
      next: isOther ? { name: await this.nameOf(next.plan), monthly: next.monthly } : undefined,
    };
  }

  private async nameOf(slug: string): Promise<string> {
    return (await this.memberships.bySlug(slug))?.name ?? slug;
  }
}
