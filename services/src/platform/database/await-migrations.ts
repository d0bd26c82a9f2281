import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Migration } from './database.js';

/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 1_000;

/**
 * Waits until every migration that this program knows has run: processes of a new version start beside the job that
 * migrates. One that has more of them was migrated by a newer program, and fits.
 * @param waitMs how long, in milliseconds
 * @returns the names of those that have not run by then; empty where all have
 */
export async function awaitMigrations(
  pool: Pick<pg.Pool, 'query'>,
  migrations: readonly Migration[],
  waitMs: number,
): Promise<string[]> {
  const until = Date.now() + waitMs;
  for (;;) {
    const ran = await namesRan(pool);
    const missing = migrations.map(({ name }) => name).filter((name) => !ran.has(name));
    if (missing.length === 0 || Date.now() >= until) return missing;
    await pause(LOOK_EVERY_MS);
  }
}

/** None where the database is not there yet, or is empty. */
async function namesRan(pool: Pick<pg.Pool, 'query'>): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await pool.query<{ name: string }>('select name from migrations');
    return new Set(rows.map(({ name }) => name));
  } catch {
    return new Set();
  }
}
