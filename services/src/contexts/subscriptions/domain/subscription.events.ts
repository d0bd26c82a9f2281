import type { Cents } from '../../../platform/kernel/money.js';

/** A plan as it was sold: its slug and what a month costs. */
export interface SoldPlan {
  readonly plan: string;
  readonly monthly: Cents;
}

/** Somebody was sent to the page on which they pay the first month; it can be paid until an instant (ISO). */
export interface SubscriptionStarted extends SoldPlan {
  readonly type: 'SubscriptionStarted';
  readonly subscription: string;
  /** What the page says is paid for. */
  readonly name: string;
  readonly until: string;
}

export interface SubscriptionCheckoutOpened {
  readonly type: 'SubscriptionCheckoutOpened';
  readonly checkoutId: string;
  readonly url: string;
}

/** Nobody has paid, and nobody will there. */
export interface SubscriptionCheckoutEnded {
  readonly type: 'SubscriptionCheckoutEnded';
}

/** A month was paid. */
interface PaidMonth {
  readonly invoice: string;
  readonly amount: Cents;
  readonly plan: string;
  /** ISO instant at which the month ends. */
  readonly paidUntil: string;
  /** Where the customer finds the receipt; null where the gateway has none. */
  readonly receiptUrl: string | null;
  /** What gift cards paid beside `amount`, below zero where a few cents of an earlier month are paid; not there where none did. */
  readonly credit?: Cents;
}

export interface SubscriptionActivated extends PaidMonth {
  readonly type: 'SubscriptionActivated';
  readonly gatewayId: string;
}

export interface SubscriptionRenewed extends PaidMonth {
  readonly type: 'SubscriptionRenewed';
}

/** A month was not paid; the plan is kept up to an instant (ISO) all the same. */
export interface SubscriptionPaymentFailed {
  readonly type: 'SubscriptionPaymentFailed';
  readonly invoice: string;
  readonly amount: Cents;
  readonly graceUntil: string;
  /** Where it is paid; null where the gateway has no page for it. */
  readonly payUrl: string | null;
}

/** Another plan from the next month on; the one that runs, where that is taken back. */
export interface PlanChangeScheduled extends SoldPlan {
  readonly type: 'PlanChangeScheduled';
}

export interface SubscriptionCancelScheduled {
  readonly type: 'SubscriptionCancelScheduled';
}

export interface SubscriptionResumed {
  readonly type: 'SubscriptionResumed';
}

/** No month is taken until an instant (ISO): the month that is paid is the last one before. */
export interface SubscriptionPaused {
  readonly type: 'SubscriptionPaused';
  readonly until: string;
}

/** Months are taken again: the next one at an instant (ISO). */
export interface SubscriptionPauseEnded {
  readonly type: 'SubscriptionPauseEnded';
  readonly nextPayment: string;
}

/** `canceled` with its month; `unpaid`; `left`: its account was deleted. */
export type SubscriptionEnd = 'canceled' | 'unpaid' | 'left';

export interface SubscriptionEnded {
  readonly type: 'SubscriptionEnded';
  readonly why: SubscriptionEnd;
}

/** Money of a gift card was put to the plan, in the commit that spent it there (docs/adr/0100). */
export interface PlanCreditAdded {
  readonly type: 'PlanCreditAdded';
  readonly credit: string;
  readonly voucher: { readonly ledger: number; readonly id: string };
  readonly cents: Cents;
}

/** The gateway has it, for this customer: the next month draws on it. */
export interface PlanCreditGiven {
  readonly type: 'PlanCreditGiven';
  readonly credit: string;
  readonly customerId: string;
}

/** What goes back to one gift card. */
export interface CreditBack {
  readonly credit: string;
  readonly voucher: PlanCreditAdded['voucher'];
  readonly cents: Cents;
}

/** The plan is over, and what was left went back in the same commit. */
export interface PlanCreditClosed {
  readonly type: 'PlanCreditClosed';
  /** What months had drawn of which nothing was noted here before. */
  readonly earned: Cents;
  /** What they drew beyond what was given: a few cents that no card can be charged. */
  readonly lost: Cents;
  readonly back: readonly (CreditBack & { readonly isRevoked: boolean })[];
}

/** What can have happened to the plan that an account pays. Stream `subscription/<account>`. */
export type SubscriptionEvent =
  | SubscriptionStarted
  | SubscriptionCheckoutOpened
  | SubscriptionCheckoutEnded
  | SubscriptionActivated
  | SubscriptionRenewed
  | SubscriptionPaymentFailed
  | PlanChangeScheduled
  | SubscriptionCancelScheduled
  | SubscriptionResumed
  | SubscriptionPaused
  | SubscriptionPauseEnded
  | SubscriptionEnded
  | PlanCreditAdded
  | PlanCreditGiven
  | PlanCreditClosed;
