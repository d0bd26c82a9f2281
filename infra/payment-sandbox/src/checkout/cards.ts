/** What the bank of a card says, as Stripe's test numbers have it. */
export interface TestCard {
  readonly number: string;
  /** What it shows, for people. */
  readonly meaning: string;
  /** Why it is declined; unset: it pays. */
  readonly decline?: DeclineCode;
  /** Its holder has to confirm each payment (3-D Secure). */
  readonly isConfirmed?: boolean;
  /** Its holder disputes the payment afterwards. */
  readonly isDisputed?: boolean;
  /** It takes no money back: refunds fail after a moment. */
  readonly failsRefunds?: boolean;
  /** It pays the first month and none after it. */
  readonly failsRenewals?: boolean;
}

export type DeclineCode = 'generic_decline' | 'insufficient_funds' | 'unknown_number' | 'authentication_failed';

/** https://docs.stripe.com/testing has the same numbers. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', meaning: 'Pays' },
  { number: '4000000000000002', meaning: 'Is declined', decline: 'generic_decline' },
  { number: '4000000000009995', meaning: 'Is declined for insufficient funds', decline: 'insufficient_funds' },
  { number: '4000002500003155', meaning: 'Pays after a 3-D Secure step', isConfirmed: true },
  { number: '4000000000000259', meaning: 'Pays, and is disputed afterward', isDisputed: true },
  { number: '4000000000000341', meaning: 'Pays, but declines renewals', failsRenewals: true },
  { number: '4000000000005126', meaning: 'Pays, but a refund fails later', failsRefunds: true },
];

/** The card of a number as people type it, with blanks or without; undefined for one that is not for tests. */
export function cardOf(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return testCards.find(({ number }) => number === digits);
}

/** Why a card was declined, to whoever tried it. */
export const declines: Readonly<Record<DeclineCode, string>> = {
  generic_decline: 'The card was declined. Try another one.',
  insufficient_funds: 'The card was declined: it has insufficient funds. Try another one.',
  unknown_number: 'This sandbox takes only the test numbers below. Don’t enter a real card.',
  authentication_failed: 'The payment wasn’t confirmed, so nothing was charged. Try again, or use another card.',
};
