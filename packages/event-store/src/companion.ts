import type { Db } from './db.js';

/**
 * A plain table written in the commit of a decision, for what must not stand in an event, because events are forever
 * and people may be forgotten. Rows of one commit arrive together.
 */
export interface Companion<Row> {
  insert(rows: readonly Row[], db: Db): Promise<unknown>;
}

/** A row that waits for the commit of its decision. */
export interface Kept {
  readonly companion: Companion<unknown>;
  readonly row: unknown;
}

/** Writes what was kept, one statement a table. */
export async function writeKept(kept: readonly Kept[], db: Db): Promise<void> {
  const rows = new Map<Companion<unknown>, unknown[]>();
  for (const { companion, row } of kept) {
    const others = rows.get(companion);
    if (others) others.push(row);
    else rows.set(companion, [row]);
  }
  for (const [companion, together] of rows) await companion.insert(together, db);
}
