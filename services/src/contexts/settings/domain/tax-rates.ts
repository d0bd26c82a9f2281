import type { TaxCategory } from '@northlight/contracts';
import { basisPointsOf, type Cents } from '../../../platform/kernel/money.js';

/** A rate as an admin set it. Days are yyyy-MM-dd, both included. */
export interface TaxRate {
  readonly category: TaxCategory;
  /** Hundredths of a percent. */
  readonly basisPoints: number;
  readonly from: string;
  readonly until: string | null;
}

/** Something that is sold, at its price without tax. */
export interface TaxableLine {
  readonly category: TaxCategory;
  readonly amount: Cents;
}

/** What is sold, where it goes to, and when. */
export interface TaxableSale<Line extends TaxableLine = TaxableLine> {
  /** Two letters: where it is shipped to, or where it is handed over. */
  readonly state: string;
  readonly zip: string;
  /** yyyy-MM-dd, where it is sold. */
  readonly date: string;
  readonly lines: readonly Line[];
}

/** A line with its tax. */
export type TaxedLine<Line extends TaxableLine = TaxableLine> = Line & {
  readonly basisPoints: number;
  readonly tax: Cents;
};

/** Who knows what tax a sale has: our own table of rates, or a service (docs/adr/0080). */
export abstract class TaxRates {
  /** The same lines, in the same order. */
  abstract taxed<Line extends TaxableLine>(sale: TaxableSale<Line>): Promise<readonly TaxedLine<Line>[]>;
}

/** Each line by the rate of its category; a rate of these that begins later counts instead of the one before. */
export function taxedBy<Line extends TaxableLine>(
  rates: readonly TaxRate[],
  { date, lines }: Pick<TaxableSale<Line>, 'date' | 'lines'>,
): TaxedLine<Line>[] {
  const running = rates.filter((rate) => runsOn(rate, date)).sort((one, other) => (one.from < other.from ? 1 : -1));
  return lines.map((line) => {
    const basisPoints = running.find(({ category }) => category === line.category)?.basisPoints ?? 0;
    return { ...line, basisPoints, tax: basisPointsOf(line.amount, basisPoints) };
  });
}

function runsOn({ from, until }: TaxRate, date: string): boolean {
  // guard: a tax rate counts from its first day to its last
  return from <= date && (until === null || date <= until);
}
