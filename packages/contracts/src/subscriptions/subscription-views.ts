/** `started`: its page is open; `past_due`: the month that runs was not paid, and the plan is kept for a while. */
export const subscriptionStates = ['none', 'started', 'active', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** One month that was paid. */
export interface PlanReceiptView {
  /** The gateway's number of its invoice. */
  readonly id: string;
  /** Slug of the plan. */
  readonly plan: string;
  /** What it cost: dollars. */
  readonly amount: number;
  /** Dollars of it that gift cards paid; not there where none did. */
  readonly giftCard?: number;
  /** ISO instants: when it was paid, and until when it paid the plan. */
  readonly paidAt: string;
  readonly paidUntil: string;
  /** At the gateway; null where it has none. */
  readonly url: string | null;
}

/** GET /api/subscription: the plan that somebody pays by the month. Amounts in dollars, plans by their slugs. */
export interface SubscriptionView {
  readonly state: SubscriptionState;
  readonly plan: string | null;
  readonly monthly: number | null;
  /** ISO instant at which the next month is paid, or the plan ends; null before the first one is paid. */
  readonly paidUntil: string | null;
  /** The plan from the next month on, where it is another one. */
  readonly nextPlan: string | null;
  readonly nextMonthly: number | null;
  /** It ends with the month that runs. */
  readonly cancelsAtEnd: boolean;
  /** ISO instant until which no month is paid, and from the end of the paid one on nothing had; null where the next one is paid. */
  readonly pausedUntil: string | null;
  /** ISO instant of the next payment after a pause, until it is made; else it is the end of the month that is paid. */
  readonly nextPayment: string | null;
  /** ISO instant up to which the plan is kept although a month was not paid; null where all is paid. */
  readonly graceUntil: string | null;
  /** Where that month is paid; null where all is paid. */
  readonly payUrl: string | null;
  /** Dollars of gift cards that pay the months to come before a card does; not there where none do. */
  readonly giftCardLeft?: number;
  /** The latest first, at most 24. */
  readonly receipts: readonly PlanReceiptView[];
}

/** POST /api/memberships/{id}/subscribe: the customer is sent to `url`, at the gateway. */
export interface SubscriptionStartedView {
  readonly url: string;
}

/** So many months of a plan gift cards may pay in advance. */
export const planCreditMonths = 12;

/** Where the gateway sends a customer back to. */
export const subscribedPath = '/profile?plan=paid#membership';
