import { type Db, rowsOf } from '../db.js';
import type { LedgerServers, Way } from './ledger-servers.js';

interface RequestCopy {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly answer: string;
  readonly at: string;
}

/** Most answers that are brought over in one statement. */
const page = 5_000;

/**
 * Brings over the answers to requests, so that one that is repeated gets its first answer on the other server too.
 * @param since what the call before has returned: only what was committed since is read. Not a matter of clocks
 * @returns the transaction from which on the next call has to look
 */
export async function bringRequests(servers: LedgerServers, way: Way, since?: string): Promise<string> {
  const [source, target] = [servers.poolOf(way.source), servers.poolOf(way.target)];
  const client = await source.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const [now] = await rowsOf<{ xmin: string }>(
      client,
      'select mod(pg_snapshot_xmin(pg_current_snapshot())::text::numeric, 4294967296)::text as xmin',
    );
    // a row without a transaction that is younger was there the time before
    const rows = await rowsOf<RequestCopy>(
      client,
      `select scope, key, fingerprint, answer::text, at::text from log.requests
       where ledger = $1 and ($2::text is null or age(xmin) <= age($2::xid))`,
      [way.ledger, since ?? null],
    );
    await client.query('commit');
    for (let from = 0; from < rows.length; from += page) await add(target, way.ledger, rows.slice(from, from + page));
    return now?.xmin ?? '0';
  } finally {
    client.release(true);
  }
}

async function add(db: Db, ledger: number, rows: readonly RequestCopy[]): Promise<void> {
  await db.query(
    `insert into log.requests (ledger, scope, key, fingerprint, answer, at)
     select $1, scope, key, fingerprint, answer::json, at
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[]) as r (scope, key, fingerprint, answer, at)
     on conflict do nothing`,
    [
      ...[ledger, rows.map(({ scope }) => scope), rows.map(({ key }) => key)],
      ...[rows.map(({ fingerprint }) => fingerprint), rows.map(({ answer }) => answer), rows.map(({ at }) => at)],
    ],
  );
}
