import { yearsAfter } from '../years-after.js';

/** What a gift voucher is worth, in dollars, and for how many years it is good at least (contexts/vouchers/README.md). */
export const voucherTerms = { leastDollars: 5, mostDollars: 1_000, leastYears: 9, mostYears: 50 } as const;

/** The earliest date (yyyy-MM-dd) on which a voucher of `today` may expire; what it gets unless a later one is chosen. */
export const earliestExpiry = (today: string): string => yearsAfter(today, voucherTerms.leastYears);

/** The latest. */
export const latestExpiry = (today: string): string => yearsAfter(today, voucherTerms.mostYears);

/** Why a voucher is taken back. A closed list: it becomes part of an event, which is never erased. */
export const revokeReasons = ['lost', 'sent_by_mistake', 'paid_back', 'misuse', 'other'] as const;
export type RevokeReason = (typeof revokeReasons)[number];
