import type { SpentRows } from './delete-in-steps.js';

/** Says which rows of a table nobody needs any more at a moment. */
export type SpentAt = (now: Date) => SpentRows;

/** The tables whose rows go by themselves each hour. What is kept of persons has terms of its own (RetentionTerms). */
export class SpentTables {
  private readonly tables = new Map<string, SpentAt>();

  /** @param kind names the table in the log */
  add(kind: string, spentAt: SpentAt): void {
    this.tables.set(kind, spentAt);
  }

  /** What may go at this moment, by kind. */
  at(now: Date): [string, SpentRows][] {
    return [...this.tables].map(([kind, spentAt]) => [kind, spentAt(now)]);
  }
}
