import type pg from 'pg';
import { retryTransient } from '../append/retry.js';
import { type Db, rowsOf } from '../db.js';
import { home } from '../ledger-elsewhere.js';
import type { Way } from './ledger-servers.js';

/** The head of a ledger on one server; `server` is null where it is decided there. */
export interface HeadThere {
  readonly position: number;
  readonly token: string;
  readonly server: string | null;
}

/** The statements by which a ledger changes hands. Each says on what it stands, and does nothing where that is not so. */
export async function headOn(db: Db, ledger: number): Promise<HeadThere | undefined> {
  const rows = await rowsOf<HeadThere>(db, 'select position, token, server from log.head where ledger = $1', [ledger]);
  return rows[0];
}

/**
 * Has the target follow the source; whoever did this before with another token may not open it any more.
 * @returns the token with which it may be opened; undefined when the target decides the ledger itself
 */
export async function claim(target: pg.Pool, { ledger, source, target: name }: Way): Promise<string | undefined> {
  const rows = await inTurn<{ token: string }>(
    target,
    `insert into log.head as h (ledger, position, server) values ($1, 0, $2)
     on conflict (ledger) do update set token = gen_random_uuid(), server = excluded.server where h.server is not null
     returning token`,
    [ledger, source],
  );
  // from an earlier time: it was brought home before the ledger left
  if (rows[0] && name !== home) {
    await target.query('delete from log.carried where ledger = $1', [ledger]);
    await target.query('delete from log.outbox where ledger = $1', [ledger]);
  }
  return rows[0]?.token;
}

/** Nobody writes to the source any more: whoever stands on its head has lost, and learns where to go. @returns its last position */
export async function close(source: pg.Pool, { ledger, target }: Way): Promise<number | undefined> {
  // guard: the source is closed before the target opens
  const rows = await inTurn<{ position: number }>(
    source,
    `update log.head set server = $2, token = gen_random_uuid(), carried = 0 where ledger = $1 and server is null
     returning position`,
    [ledger, target],
  );
  return rows[0]?.position;
}

/** The target decides from here on, where it has all that the source had. @returns false where it has not, or has another token */
export async function open(
  target: pg.Pool,
  { ledger, position, token }: { readonly ledger: number; readonly position: number; readonly token: string },
): Promise<boolean> {
  // guard: the target opens where the source was closed
  const rows = await inTurn(
    target,
    `update log.head set server = null, token = gen_random_uuid(), carried = 0
     where ledger = $1 and position = $2 and token = $3 and server is not null returning ledger`,
    [ledger, position, token],
  );
  return rows.length === 1;
}

/** The source decides again, where it is closed for this target. */
export async function reopen(source: pg.Pool, { ledger, target }: Way): Promise<void> {
  await inTurn(
    source,
    'update log.head set server = null, token = gen_random_uuid() where ledger = $1 and server = $2 returning ledger',
    [ledger, target],
  );
}

/** The directory: home is told where a ledger is that moved between two other servers. */
export async function direct(atHome: pg.Pool, { ledger, source, target }: Way): Promise<void> {
  if (source === home || target === home) return;
  await inTurn(
    atHome,
    'update log.head set server = $3, carried = 0 where ledger = $1 and server = $2 returning ledger',
    [ledger, source, target],
  );
}

/**
 * Begins a transaction that may change a head where the ledger is not decided. The advisory lock comes first: waiting for a row
 * that changes hands lets newcomers overtake, waiting for it is a queue.
 */
export const beginInTurn = (ledger: number): string =>
  `begin; set local log.follows = 'on'; select pg_advisory_xact_lock(hashtext('ledger'), ${Number(ledger)})`;

/** The same for who only follows, and does so again in a moment: whoever moves the ledger goes first. @returns false where somebody is at it */
export async function beginIfFree(db: Db, ledger: number): Promise<boolean> {
  const text = `begin; set local log.follows = 'on';
    select pg_try_advisory_xact_lock(hashtext('ledger'), ${Number(ledger)}) as "isFree"`;
  const answers = (await db.query(text)) as unknown as pg.QueryResult<{ isFree: boolean }>[];
  return answers.at(-1)?.rows[0]?.isFree === true;
}

/** @param values the ledger comes first */
function inTurn<Row extends object>(
  pool: pg.Pool,
  text: string,
  values: readonly [ledger: number, ...unknown[]],
): Promise<Row[]> {
  return retryTransient(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(beginInTurn(values[0]));
      const rows = await rowsOf<Row>(client, text, values);
      await client.query('commit');
      return rows;
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  });
}
