import type { PaidWith } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';
import type { Balance } from '../money/balance.js';

/** What a customer paid at the desk, and how: it is in the till of who took it. */
export interface DeskPayment {
  readonly paidWith: PaidWith;
  readonly amount: Cents;
}

/** What came in by a step, where it was said how; nothing where nothing was due. */
export function takenBy(
  before: Balance,
  after: Balance,
  paidWith: PaidWith | undefined,
): { readonly taken?: DeskPayment } {
  const amount = after.held - before.held;
  return paidWith && amount > 0 ? { taken: { paidWith, amount } } : {};
}
