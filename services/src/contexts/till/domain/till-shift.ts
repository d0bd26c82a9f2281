import type { TillMeans } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';

/** One payment at a desk, or money that went back there. Cents; what went back is below zero. */
export interface TillLine {
  readonly at: Date;
  /** The account of the person who took it; null where it was none. */
  readonly userId: number | null;
  readonly what: 'booking' | 'order';
  readonly reference: string;
  readonly paidWith: TillMeans;
  readonly amount: Cents;
}

/** One person's time at a desk. Cents. */
export interface TillShift {
  readonly id: string;
  readonly venueId: number;
  readonly userId: number;
  readonly openedAt: Date;
  readonly float: Cents;
  readonly closedAt: Date | null;
  readonly counted: Cents | null;
}

/** What was taken by one means, less what went back. */
export const takenWith = (lines: readonly TillLine[], paidWith: TillMeans): Cents =>
  lines.filter((line) => line.paidWith === paidWith).reduce((sum, { amount }) => sum + amount, 0);

/** What counts to a shift: what its person took between its beginning and its end. */
export const linesOf = ({ userId, openedAt, closedAt }: TillShift, lines: readonly TillLine[]): TillLine[] =>
  lines.filter((line) => line.userId === userId && line.at >= openedAt && (closedAt === null || line.at <= closedAt));

/** What a drawer should hold, and how far what was counted is from that. */
export interface TillCount {
  readonly cash: Cents;
  readonly card: Cents;
  /** With gift vouchers, which are in no drawer. */
  readonly voucher: Cents;
  readonly expected: Cents;
  /** Below zero where something is missing; null while it is open. */
  readonly difference: Cents | null;
}

/** @param lines of any span that has the shift's in it */
export function countOf(shift: TillShift, lines: readonly TillLine[]): TillCount {
  const own = linesOf(shift, lines);
  const cash = takenWith(own, 'cash');
  const expected = shift.float + cash;
  const difference = shift.counted === null ? null : shift.counted - expected;
  return { cash, card: takenWith(own, 'card'), voucher: takenWith(own, 'voucher'), expected, difference };
}
