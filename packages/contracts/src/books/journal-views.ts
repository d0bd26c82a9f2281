/**
 * The accounts of the journal. Where money is: `cash` and `card` of the desks, `unstated` (taken at a desk without a word how),
 * `gateway`, `transfers`, `disputed` (with a bank until it decides). What is owed: `deferred` (paid for visits that did not
 * happen yet), `vouchers`, `plan_credit` (gift cards that are to pay months of plans), `refunds_underway`, `owed_to_customers`, `tax`. What is earned or lost: `tickets`, `goods`,
 * `shipping`, `plans`, `vouchers_issued` (by the house, without a sale here), `write_offs`, `dispute_losses`. `clearing` lies
 * between an order that is paid online and its bookings, and is zero once nothing is left to do.
 */
export const journalAccounts = [
  ...(['cash', 'card', 'unstated', 'gateway', 'transfers', 'disputed'] as const),
  ...(['deferred', 'vouchers', 'plan_credit', 'refunds_underway', 'owed_to_customers', 'tax'] as const),
  ...([
    'tickets',
    'goods',
    'shipping',
    'plans',
    'vouchers_issued',
    'write_offs',
    'dispute_losses',
    'clearing',
  ] as const),
] as const;
export type JournalAccount = (typeof journalAccounts)[number];

/** What moved on an account in a span. Dollars. */
export interface JournalSum {
  readonly account: JournalAccount;
  readonly debit: number;
  readonly credit: number;
  /** Debit less credit. */
  readonly balance: number;
}

/** GET /api/admin/journal: what moved on each account of the house, or of one venue. */
export interface JournalView {
  readonly from: string;
  readonly to: string;
  /** ISO instant up to which the journal is written. */
  readonly asOf: string;
  readonly sums: readonly JournalSum[];
}
