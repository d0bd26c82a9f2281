import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Settings } from '../config/settings.js';
import { createPool, UNLIMITED } from '../database/database.js';

/** Nobody reads or writes a table meanwhile. Whoever waits for one does so for 3 s (database.ts): none is refused. */
const LONGEST_MS = 2_500;
/** For the lock: until it is had, all others queue up behind. */
const LOCK_MS = 300;
const LOCK_TRIES = 5;
const NEXT_TRY_MS = 200;
/** Transactions of the services end within 15 s; a dump of the database, which takes longer, is not waited for. */
const OLDER_ONES_TRIES = 75;
/** More is not written in that time. */
const LARGEST_BYTES = 128 * 1024 * 1024;

const lockNotHad = '55P03';
const tookTooLong = '57014';

/**
 * Writes tables anew, without the rows that were deleted and the texts that were blanked: PostgreSQL leaves both in its
 * files, and what its planner remembers of a column, until the place is needed. A table that is too large, or in use all
 * the time, is vacuumed in place, which leaves some of it.
 */
export class TableRewriter {
  constructor(
    private readonly settings: Pick<Settings, 'DATABASE_URL'>,
    private readonly tables: readonly string[],
  ) {}

  /** @returns the tables that could not be rewritten now */
  async rewrite(): Promise<string[]> {
    const pool = createPool(this.settings, { max: 1, name: 'northlight-rewrite', ...UNLIMITED, lockMs: LOCK_MS });
    try {
      return await this.rewriteAll(await pool.connect());
    } finally {
      await pool.end();
    }
  }

  /** Lets go of the connection in any case: a pool ends only when it has all of them back. */
  private async rewriteAll(client: pg.PoolClient): Promise<string[]> {
    try {
      await untilNobodySeesThem(client);
      const left: string[] = [];
      for (const table of [...this.tables, 'pg_catalog.pg_statistic'])
        if (!(await rewriteTable(client, table))) left.push(table);
      return left;
    } finally {
      client.release(true);
    }
  }
}

/**
 * Rows that a transaction may still see are written anew, too, and those that a snapshot of the rewrite itself is too old
 * for: it is as old as the oldest transaction that writes anywhere on the server.
 */
async function untilNobodySeesThem(db: pg.PoolClient): Promise<void> {
  const { rows } = await db.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  for (let nth = 1; nth <= OLDER_ONES_TRIES; nth++) {
    const { rowCount: older } = await db.query(
      `select where pg_snapshot_xmin(pg_current_snapshot()) < $1::xid8 or exists (
         select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and age(backend_xmin) > age($1::xid8::xid))`,
      [rows[0]?.next],
    );
    if (!older) return;
    await pause(NEXT_TRY_MS);
  }
}

/** @returns false for one that was in use all the time, also by another process that rewrites it, or is too large */
async function rewriteTable(db: pg.PoolClient, table: string): Promise<boolean> {
  try {
    await forgetColumns(db, table);
    const isRewritten = (await bytesOf(db, table)) <= LARGEST_BYTES && (await isWrittenAnew(db, table));
    if (!isRewritten) await db.query(`vacuum (analyze, skip_locked) ${table}`);
    return isRewritten;
  } catch (error) {
    if (!isInUse(error)) throw error;
    return false;
  }
}

const isInUse = (error: unknown): error is { readonly code: string } =>
  [lockNotHad, tookTooLong].includes((error as { code?: string }).code ?? '');

async function isWrittenAnew(db: pg.PoolClient, table: string): Promise<boolean> {
  for (let nth = 1; nth <= LOCK_TRIES; nth++) {
    const failure = await writeAnew(db, table);
    if (failure !== lockNotHad) return failure === undefined;
    await pause(NEXT_TRY_MS);
  }
  return false;
}

/** @returns why it did not work this time: undefined where it did */
async function writeAnew(db: pg.PoolClient, table: string): Promise<string | undefined> {
  try {
    await db.query(`set statement_timeout = ${LONGEST_MS}`);
    await db.query(`vacuum (full, analyze) ${table}`);
    return undefined;
  } catch (error) {
    if (!isInUse(error)) throw error;
    return error.code;
  } finally {
    await db.query('set statement_timeout = 0');
  }
}

/** Of a table that is empty by now, ANALYZE leaves what it once remembered. From PostgreSQL 18 on it can be told to forget. */
async function forgetColumns(db: pg.PoolClient, table: string): Promise<void> {
  const { rows } = await db.query<{ can: boolean; isEmpty: boolean }>(
    `select to_regprocedure('pg_clear_attribute_stats(text,text,text,boolean)') is not null as can,
       not exists (select from ${table}) as "isEmpty"`,
  );
  if (!rows[0]?.can || !rows[0].isEmpty) return;
  await db.query(
    `select pg_clear_attribute_stats(schemaname, tablename, attname, inherited) from pg_stats
     where schemaname || '.' || tablename = $1`,
    [table],
  );
}

async function bytesOf(db: pg.PoolClient, table: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>('select pg_total_relation_size($1::regclass) as bytes', [table]);
  return rows[0]?.bytes ?? 0;
}
