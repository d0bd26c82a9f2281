import { type OrderStatus, RETURN_DAYS, type ReturnedLine } from '@northlight/contracts';
import { type Cents, shareOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

const DAY_MS = 86_400_000;

/** An order that somebody has, as far as returning goes. */
export interface ReturnableOrder {
  readonly status: OrderStatus;
  readonly collectedAt: Date | null;
  /** Null where it is picked up, or was not delivered yet. */
  readonly deliveredAt: Date | null;
}

/** Whether its items may be returned now: from handing them over, or sending them, until so many days after they arrived. */
export function mayReturn({ status, collectedAt, deliveredAt }: ReturnableOrder, now: Date): boolean {
  if (status !== 'collected' && status !== 'shipped') return false;
  const since = collectedAt ?? deliveredAt;
  // guard: items are returned within thirty days
  return since === null || now.getTime() <= since.getTime() + RETURN_DAYS * DAY_MS;
}

/** What was sold as one line, and how much of it has come back, or is announced. */
export interface SoldPieces {
  readonly quantity: number;
  /** After its share of a discount, and its tax. */
  readonly paid: Cents;
  readonly tax: Cents;
  readonly returned: number;
  /** Those that have reached their customer, and may still come back; all of them where it is not said. */
  readonly eligible?: number;
}

/** @throws {Refusal} RETURN_TOO_MANY for more pieces of a line than its customer has */
export function mustHave(lines: readonly ReturnedLine[], sold: readonly SoldPieces[]): void {
  for (const { line, quantity } of lines) {
    // guard: no more is returned than was bought
    if (quantity > returnableOf(sold[line])) throw new Refusal('RETURN_TOO_MANY');
  }
}

/** Pieces of a line that may be announced. */
export const returnableOf = (sold: SoldPieces | undefined): number => {
  if (!sold) return 0;
  const { quantity, returned, eligible = quantity } = sold;
  return Math.max(0, Math.min(quantity - returned, eligible));
};

/**
 * What goes back for pieces of a line, its tax with it. Rounded so that all pieces together are what was paid.
 * @param before pieces of it that were paid back
 */
export function refundOf({ quantity, paid, tax }: SoldPieces, before: number, pieces: number): Cents {
  const upTo = (count: number) => shareOf(paid, count, quantity) + shareOf(tax, count, quantity);
  return upTo(before + pieces) - upTo(before);
}
