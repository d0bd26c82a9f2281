import type pg from 'pg';
import { logger } from '../observability/logger.js';
import { deleteInSteps } from './delete-in-steps.js';
import type { SpentTables } from './spent-tables.js';

/**
 * Deletes what nobody needs any more, table by table; safe to run twice. A table that cannot be tidied keeps no other from
 * it.
 * @returns rows that are gone, by kind
 * @throws the first error, once every table had its turn
 */
export async function tidyTables(
  tables: SpentTables,
  { pool, now }: { readonly pool: pg.Pool; readonly now: Date },
): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const [kind, rows] of tables.at(now)) {
    try {
      gone[kind] = await deleteInSteps(pool, rows);
    } catch (error) {
      errors.push(error);
      logger.warn({ err: error, table: rows.table }, 'A table could not be tidied');
    }
  }
  if (errors.length > 0) throw errors[0];
  return gone;
}
