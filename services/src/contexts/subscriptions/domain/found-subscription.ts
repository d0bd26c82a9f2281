import type { Cents } from '../../../platform/kernel/money.js';

/** A subscription as the gateway has it now, in the words of its port. */
export interface FoundSubscription {
  readonly gatewayId: string;
  readonly subscriptionId: string;
  /** What is paid for from the next month on. */
  readonly plan: string;
  readonly monthly: Cents;
  readonly state: 'active' | 'past_due' | 'ended';
  /** ISO instant at which the month ends that runs. */
  readonly periodEnd: string;
  readonly cancelsAtEnd: boolean;
  /** ISO instant until which no month is taken; null where the next one is. */
  readonly pausedUntil: string | null;
  /** Of the month that runs. */
  readonly invoice: {
    readonly id: string;
    readonly amount: Cents;
    readonly isPaid: boolean;
    readonly url: string | null;
    /** What gift cards pay of it beside `amount`; not there where none do. */
    readonly credit?: Cents;
  } | null;
}
