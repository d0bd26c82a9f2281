import type { QueryResult } from 'pg';
import type { LedgerCache } from './ledger-cache.js';
import type { Statement } from './pipelined-connection.js';

/** A head as it was read. */
export interface HeadRow {
  readonly ledger: number;
  readonly position: number;
  readonly token: string;
  /** The server that decides the ledger; null: this one. */
  readonly server?: string | null;
  /** The batch that stands where this process saw the head last; undefined when it never did. */
  readonly past?: string | null;
}

interface PastRow {
  readonly ledger: number;
  readonly token: string | null;
}

/** The batches that stand where the heads were seen last; the first event of each bears its token. */
export function readPasts(caches: readonly LedgerCache[]): Statement {
  const heads = caches.flatMap(({ ledger, seen }) => (seen ? [{ ledger, ...seen }] : []));
  return {
    text: `select ledger, (select batch from log.events e
             where e.ledger = was.ledger and e.position <= was.position and batch is not null
             order by e.position desc limit 1) as token
           from unnest($1::int[], $2::bigint[]) as was (ledger, position)`,
    values: [heads.map(({ ledger }) => ledger), heads.map(({ position }) => position)],
  };
}

/** Heads as they were read, each with the batch that stands where it was seen last. @param results the last two: heads, pasts */
export function headsIn(results: readonly QueryResult[]): HeadRow[] {
  const [heads, pasts] = results.slice(-2);
  const rows: readonly PastRow[] = pasts?.rows ?? [];
  const tokens = new Map(rows.map(({ ledger, token }) => [ledger, token]));
  return (heads?.rows ?? []).map((head: HeadRow) =>
    tokens.has(head.ledger) ? { ...head, past: tokens.get(head.ledger) ?? null } : head,
  );
}
