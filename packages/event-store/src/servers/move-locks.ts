import type pg from 'pg';
import { type Db, rowsOf } from '../db.js';

/** Somebody else is moving one of these ledgers. */
export class MovedByOthers extends Error {}

interface Locking {
  /** Of the home database. */
  readonly pool: pg.Pool;
  readonly ledgers: readonly number[];
  /** How long it is waited for other movers, in milliseconds, each in the order in which they came; 0: not at all. */
  readonly timeoutMs: number;
}

const LOCK_NOT_AVAILABLE = '55P03';
/** A mover whose machine is gone lets go of its ledgers after so long; it says something more often while it lives. */
const SILENCE_MS = 10_000;

/**
 * Runs something while no other mover moves these ledgers. The locks are those of a connection of its own, and go with it.
 * They keep movers out of each other's way; that a ledger has one server, its heads see to.
 * @throws {MovedByOthers}
 */
export async function underMoveLocks<Result>(locking: Locking, work: (lock: Db) => Promise<Result>): Promise<Result> {
  const client = await locking.pool.connect();
  const ignore = (): void => undefined;
  // it may break while nothing is asked of it: the next statement says so
  client.on('error', ignore);
  try {
    await lock(client, locking);
    return await work(client);
  } finally {
    // the end of a connection is noticed later than a statement
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release(true);
  }
}

async function lock(client: pg.PoolClient, { ledgers, timeoutMs }: Locking): Promise<void> {
  // guard: ledgers that come together are locked in ascending order
  const ascending = [...new Set(ledgers)].sort((one, other) => one - other);
  if (timeoutMs === 0) return tryLock(client, ascending);
  const giveUpAt = performance.now() + timeoutMs;
  await client.query(`set idle_session_timeout = ${SILENCE_MS}`);
  for (const ledger of ascending) {
    await client.query(`set lock_timeout = ${Math.max(1, Math.round(giveUpAt - performance.now()))}`);
    await client.query(`select pg_advisory_lock(hashtext('move of a ledger'), $1)`, [ledger]).catch(asMovedByOthers);
  }
}

async function tryLock(client: pg.PoolClient, ledgers: readonly number[]): Promise<void> {
  for (const ledger of ledgers) {
    const [row] = await rowsOf<{ isFree: boolean }>(
      client,
      `select pg_try_advisory_lock(hashtext('move of a ledger'), $1) as "isFree"`,
      [ledger],
    );
    if (!row?.isFree) throw new MovedByOthers();
  }
}

function asMovedByOthers(error: unknown): never {
  throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? new MovedByOthers() : error;
}
