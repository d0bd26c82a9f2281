import type { SubscriptionState } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import type { PlanCreditAdded, SoldPlan } from './subscription.events.js';

/** Money of a gift card that is to pay months of the plan. */
export interface PlanCredit extends Pick<PlanCreditAdded, 'voucher' | 'cents'> {
  readonly id: string;
  /** Whether the gateway has it. */
  readonly isGiven: boolean;
}

/** The plan that an account pays by the month: the last one that it has begun. */
export interface Subscription {
  readonly state: SubscriptionState;
  /** Our id of it; '' before the first one. */
  readonly id: string;
  readonly sold: SoldPlan;
  readonly name: string;
  /** From the next month on; the same while nothing is to change. */
  readonly next: SoldPlan;
  /** ISO instant at which the page of the first month ends. */
  readonly until: string;
  readonly checkoutId?: string | undefined;
  readonly url?: string | undefined;
  /** The gateway's id; '' before it was paid. */
  readonly gatewayId: string;
  /** The last month that was paid, and the ISO instant at which it ends. */
  readonly invoice: string;
  readonly paidUntil: string | null;
  readonly cancelsAtEnd: boolean;
  /** ISO instant until which no month is taken; null where the next one is. */
  readonly pausedUntil: string | null;
  /** ISO instant of the next payment after a pause, until it is made; null where it is the end of the paid month. */
  readonly nextPayment: string | null;
  readonly graceUntil: string | null;
  readonly payUrl: string | null;
  /** What is to be paid of a month that was not paid. */
  readonly due: Cents | null;
  /** Gift cards that pay, the first one first; none once what was left of them went back. */
  readonly credits: readonly PlanCredit[];
  /** What paid months have drawn of them. */
  readonly drawn: Cents;
  /** What went back to them when the plan was over. */
  readonly creditBack: Cents;
  /** The customer at the gateway who has them; '' before the first one. */
  readonly customerId: string;
}

/** Whether its months are paid, or are to be. */
export const isRunning = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'past_due';
