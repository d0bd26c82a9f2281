import { type Db, rowsOf } from '../db.js';
import { home } from '../ledger-elsewhere.js';
import type { Way } from './bring-over.js';

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
export async function claim(db: Db, { ledger, source, target }: Way): Promise<string | undefined> {
  const rows = await following<{ token: string }>(
    db,
    `insert into log.head as h (ledger, position, server) values ($1, 0, $2)
     on conflict (ledger) do update set token = gen_random_uuid(), server = excluded.server where h.server is not null
     returning token`,
    [ledger, source],
  );
  // from an earlier time: it was brought home before the ledger left
  if (rows[0] && target !== home) {
    await db.query('delete from log.carried where ledger = $1', [ledger]);
    await db.query('delete from log.outbox where ledger = $1', [ledger]);
  }
  return rows[0]?.token;
}

/** Nobody writes to the source any more: whoever stands on its head has lost, and learns where to go. @returns its last position */
export async function close(db: Db, { ledger, target }: Way): Promise<number | undefined> {
  // guard: the source is closed before the target opens
  const rows = await rowsOf<{ position: number }>(
    db,
    `update log.head set server = $2, token = gen_random_uuid(), carried = 0 where ledger = $1 and server is null
     returning position`,
    [ledger, target],
  );
  return rows[0]?.position;
}

/** The target decides from here on, where it has all that the source had. @returns false where it has not, or has another token */
export async function open(
  db: Db,
  { ledger, position, token }: { readonly ledger: number; readonly position: number; readonly token: string },
): Promise<boolean> {
  // guard: the target opens where the source was closed
  const { rowCount } = await db.query(
    `update log.head set server = null, token = gen_random_uuid(), carried = 0
     where ledger = $1 and position = $2 and token = $3 and server is not null`,
    [ledger, position, token],
  );
  return rowCount === 1;
}

/** The source decides again. @returns false where it is not closed for this target */
export async function reopen(db: Db, { ledger, target }: Way): Promise<boolean> {
  const { rowCount } = await db.query(
    'update log.head set server = null, token = gen_random_uuid() where ledger = $1 and server = $2',
    [ledger, target],
  );
  return rowCount === 1;
}

/** The directory: home is told where a ledger is that moved between two other servers. */
export async function direct(db: Db, { ledger, source, target }: Way): Promise<void> {
  if (source === home || target === home) return;
  await following(
    db,
    'update log.head set server = $3, carried = 0 where ledger = $1 and server = $2 returning ledger',
    [ledger, source, target],
  );
}

/** A head may be changed where the ledger is not decided only by those who say that they follow it. */
async function following<Row extends object>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  await db.query('begin');
  try {
    await db.query("set local log.follows = 'on'");
    const rows = await rowsOf<Row>(db, text, values);
    await db.query('commit');
    return rows;
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
}
