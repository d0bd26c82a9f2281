import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Rows of one table that nobody needs any more. */
export interface SpentRows {
  /** With its schema. */
  readonly table: string;
  /** A condition of SQL, with `$1` for `before`. */
  readonly where: string;
  readonly before: Date | number;
}

/** Pages of 8 kB in the first step of a table. */
const FIRST_STEP_PAGES = 256;
const MOST_PAGES = 16_384;
/** A step of less than this grows, one of more than twice as much shrinks. */
const STEP_MS = 250;
/** Between two steps, so that commits have the disk. */
const PAUSE_MS = 20;

/**
 * Deletes rows of a table of any size without an index: it goes through its pages in steps of about a quarter of a
 * second, each a transaction of its own, so that no statement runs into its time limit and no lock is held for long.
 * Safe to run twice, and to be cut off between two steps.
 * @returns how many rows are gone
 */
export async function deleteInSteps(pool: pg.Pool, { table, where, before }: SpentRows): Promise<number> {
  const pages = await pagesOf(pool, table);
  let [deleted, size] = [0, FIRST_STEP_PAGES];
  for (let first = 0; first < pages; ) {
    const startedAt = performance.now();
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid >= $2::text::tid and ctid < $3::text::tid and (${where})`,
      [before, `(${first},0)`, `(${first + size},0)`],
    );
    deleted += rowCount ?? 0;
    first += size;
    size = nextSize(size, performance.now() - startedAt);
    if (first < pages) await wait(PAUSE_MS);
  }
  return deleted;
}

const nextSize = (size: number, tookMs: number): number => {
  if (tookMs < STEP_MS) return Math.min(size * 2, MOST_PAGES);
  return tookMs > 2 * STEP_MS ? Math.max(Math.floor(size / 4), 1) : size;
};

async function pagesOf(pool: pg.Pool, table: string): Promise<number> {
  const { rows } = await pool.query<{ pages: number }>(
    `select pg_relation_size($1::regclass) / current_setting('block_size')::bigint as pages`,
    [table],
  );
  return rows[0]?.pages ?? 0;
}
