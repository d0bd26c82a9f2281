/** A line of what is paid, in cents. */
export interface LineRow {
  readonly name: string;
  readonly amount: number;
}

/** A Checkout Session. It keeps no e-mail address: nobody is to be found here. */
export interface SessionRow {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** Moments are seconds, as Stripe has them. */
  readonly created: number;
  readonly expiresAt: number;
  readonly reference: string | null;
  readonly amount: number;
  readonly lines: readonly LineRow[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly intentMetadata: Readonly<Record<string, string>>;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly intentId: string | null;
  /** The test number that waits for its 3-D Secure step. */
  readonly cardToConfirm: string | null;
  /** What goes on every month once it is paid; unset where it is paid once. */
  readonly monthly?: { readonly metadata: Readonly<Record<string, string>> };
  /** Who is to pay it, where the API said so; a new customer else. */
  readonly customerId?: string;
  /** The subscription that its payment began. */
  readonly subscriptionId?: string;
}

/** A payment that was made: the sandbox has none before. */
export interface IntentRow {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  /** The test number that paid. */
  readonly card: string;
  readonly isDisputed: boolean;
}

export interface RefundRow {
  readonly id: string;
  readonly intentId: string;
  readonly created: number;
  readonly amount: number;
  readonly status: 'succeeded' | 'failed';
  readonly failureReason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** When it turns out that the bank does not take it, in milliseconds; null: never. */
  readonly failsAtMs: number | null;
}

/** Who pays by the month; below zero their balance is credit. */
export interface CustomerRow {
  readonly id: string;
  readonly created: number;
  readonly balance: number;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Something that moved on the balance of a customer. */
export interface BalanceRow {
  readonly id: string;
  readonly customerId: string;
  readonly created: number;
  readonly amount: number;
  readonly endingBalance: number;
  readonly type: 'adjustment' | 'applied_to_invoice' | 'unapplied_from_invoice';
  readonly metadata: Readonly<Record<string, string>>;
}

/** What somebody pays every month. */
export interface SubscriptionRow {
  readonly id: string;
  readonly customerId: string;
  readonly created: number;
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly metadata: Readonly<Record<string, string>>;
  readonly itemId: string;
  readonly name: string;
  readonly amount: number;
  /** When the month ends that is running, in seconds. */
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  /** Until when months are not taken, in seconds; left out where they are. */
  readonly pausedUntil?: number | undefined;
  readonly invoiceId: string;
  /** The test number that pays. */
  readonly card: string;
}

/** What one month costs. */
export interface InvoiceRow {
  readonly id: string;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly created: number;
  readonly amount: number;
  readonly name: string;
  readonly status: 'paid' | 'open' | 'void';
  readonly metadata: Readonly<Record<string, string>>;
  /** What a card is to pay of it, and the balance of its customer before it and after it. */
  readonly due: number;
  readonly startingBalance: number;
  readonly endingBalance: number;
  /** The payment that paid it; unset until then, and where no card paid. */
  readonly intentId?: string;
}

/** What moved on the balance of the account. */
export interface TransactionRow {
  readonly id: string;
  readonly created: number;
  /** Before the fee: above zero what came, below it what went. */
  readonly amount: number;
  readonly fee: number;
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment';
  readonly category: 'charge' | 'refund' | 'refund_failure' | 'dispute';
  /** What it is about, as the API answers it. */
  readonly source: { readonly id: string };
}

export interface PriceRow {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
}

/** One sending of an event; where it is sent twice there are two rows with the same body. */
export interface NoticeRow {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  /** When it was made and is sent next, in milliseconds; null: it has arrived, or is given up. */
  readonly madeAtMs: number;
  readonly nextAtMs: number | null;
  /** What each try was answered, by its status; 0: nothing. */
  readonly answers: readonly number[];
}

/** What was answered to an Idempotency-Key. */
export interface AnswerRow {
  readonly key: string;
  readonly fingerprint: string;
  readonly atMs: number;
  readonly status: number;
  readonly body: string;
}

/** All that the sandbox knows, by table. */
export interface Tables {
  readonly sessions: SessionRow;
  readonly intents: IntentRow;
  readonly refunds: RefundRow;
  readonly subscriptions: SubscriptionRow;
  readonly invoices: InvoiceRow;
  readonly customers: CustomerRow;
  readonly balances: BalanceRow;
  readonly transactions: TransactionRow;
  readonly prices: PriceRow;
  readonly notices: NoticeRow;
  readonly answers: AnswerRow;
}
