/** What is proven: the journal against what the rooms hold, and the books against the gateway's own list. */
export type ProofKind = 'journal' | 'gateway';

/**
 * What differs. `unbalanced`: an entry whose debits are not its credits. `deferred`, `gateway`, `refunds_underway`, `vouchers`, `plan_credit`
 * and `clearing`: an account of the journal that is not what the rooms hold. `not_in_the_books`: the gateway has it, and no
 * account. `not_at_the_gateway`: an account has it, and the gateway has not. `amount`: both have it, with different amounts.
 */
export const differenceKinds = [
  ...(['unbalanced', 'deferred', 'gateway', 'refunds_underway', 'vouchers', 'plan_credit', 'clearing'] as const),
  ...(['not_in_the_books', 'not_at_the_gateway', 'amount'] as const),
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** The last proof of a kind. */
export interface ProofView {
  readonly kind: ProofKind;
  /** The last day that it covers, of the office. */
  readonly day: string;
  /** ISO instant. */
  readonly at: string;
  /** Entries, accounts and movements that were compared. */
  readonly compared: number;
}

/** Something that does not add up, and waits for a person. Amounts are in dollars. */
export interface DifferenceView {
  readonly id: string;
  readonly proof: ProofKind;
  readonly what: DifferenceKind;
  /** A day of the gateway's list; of the journal the last day that was proven. */
  readonly day: string;
  /** A stream of the log, `all`, or the gateway's own id. */
  readonly subject: string;
  /** What the rooms hold, or the gateway has. */
  readonly expected: number;
  /** What the journal has, or the accounts. */
  readonly actual: number;
  /** ISO instant of the proof that found it. */
  readonly since: string;
}

/** GET /api/admin/journal/proofs: the last proof of each kind, and what does not add up, the oldest first. */
export interface ProofsView {
  readonly proofs: readonly ProofView[];
  readonly differences: readonly DifferenceView[];
}
