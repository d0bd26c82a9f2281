import type { Db } from './db.js';

/**
 * A plain table written in the commit of a decision, for what must not stand in an event, because events are forever
 * and people may be forgotten. Rows of one commit arrive together.
 */
export interface Companion<Row> {
  insert(rows: readonly Row[], db: Db): Promise<unknown>;
}

/** A row that waits for the commit of its decision. */
export interface CompanionRow {
  readonly companion: Companion<unknown>;
  readonly row: unknown;
}

/** Writes the rows of one commit, one statement a table. */
export async function writeCompanions(rows: readonly CompanionRow[], db: Db): Promise<void> {
  const byCompanion = new Map<Companion<unknown>, unknown[]>();
  for (const { companion, row } of rows) {
    const others = byCompanion.get(companion);
    if (others) others.push(row);
    else byCompanion.set(companion, [row]);
  }
  for (const [companion, together] of byCompanion) await companion.insert(together, db);
}
