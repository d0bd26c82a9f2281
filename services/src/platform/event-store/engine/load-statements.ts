import type { QueryResult } from 'pg';
import type { EventTypes } from '../event-types.js';
import type { EventRow } from '../recorded.js';
import type { RequestKey } from '../request-key.js';
import type { CachedAnswer } from './answer-cache.js';
import type { LedgerUnitOfWork, StreamRequest } from './ledger-unit-of-work.js';
import type { Statement } from './pipelined-connection.js';

export interface HeadRow {
  readonly ledger: number;
  readonly position: number;
  readonly token: string;
}

/** Makes the heads of ledgers that nobody has written to. */
export const makeHeads = (ledgers: readonly number[]): Statement => ({
  text: 'insert into log.head (ledger, position) select ledger, 0 from unnest($1::int[]) as ledger on conflict do nothing',
  values: [ledgers],
});

export const readHeads = (ledgers: readonly number[]): Statement => ({
  text: 'select ledger, position, token from log.head where ledger = any($1)',
  values: [ledgers],
});

/**
 * Takes ledgers for a transaction, in ascending order. The advisory lock comes first: waiting for a row that changes
 * hands lets newcomers overtake, waiting for it is a queue.
 */
export const lockLedgers = (ledgers: readonly number[]): Statement => ({
  text: "select pg_advisory_xact_lock(hashtext('ledger'), ledger) from unnest($1::int[]) as ledger",
  values: [ledgers],
});

export const lockHeads = (ledgers: readonly number[]): Statement => ({
  // guard: several heads are taken in ascending order before any is moved
  text: 'select ledger, position, token from log.head where ledger = any($1) order by ledger for update',
  values: [ledgers],
});

/** The events of many streams, each after the version that is remembered, in the order of the log; no more than a state needs. */
export const readEvents = (wants: readonly StreamRequest[]): Statement => ({
  text: `select ledger, position, stream, type, schema, data
         from unnest($1::int[], $2::text[], $3::int[]) as want (of, name, after)
         cross join lateral (select * from log.events e
           where e.ledger = want.of and e.stream = want.name and e.version > want.after) as event
         order by ledger, position`,
  values: [
    wants.map(({ unit }) => unit.cache.ledger),
    wants.map(({ stream }) => stream),
    wants.map(({ base }) => base?.version ?? 0),
  ],
});

type PastRow = Omit<EventRow, 'version' | 'meta' | 'at'>;

/** Hands every want its events. What was written after the head that the batch stands on is not there for it. */
export function tellEvents(wants: readonly StreamRequest[], { rows }: QueryResult<PastRow>, types: EventTypes): void {
  const found = new Map<string, PastRow[]>();
  const nameOf = (ledger: number, stream: string): string => `${ledger} ${stream}`;
  for (const { unit, stream } of wants) found.set(nameOf(unit.cache.ledger, stream), []);
  for (const row of rows) found.get(nameOf(row.ledger, row.stream))?.push(row);
  for (const want of wants) {
    const { cache } = want.unit;
    const head = cache.head?.position ?? 0;
    const past = (found.get(nameOf(cache.ledger, want.stream)) ?? []).filter(({ position }) => position <= head);
    want.unit.read(
      want,
      past.map((row) => types.eventOf(row)),
    );
  }
}

export type AnswerRow = RequestKey & CachedAnswer & { readonly ledger: number };

/** The answers that these requests have had. */
export const readAnswers = (asked: readonly (readonly [LedgerUnitOfWork, RequestKey])[]): Statement => ({
  text: `select ledger, scope, key, fingerprint, answer from log.requests
         where (ledger, scope, key) in (select * from unnest($1::int[], $2::text[], $3::text[]))`,
  values: [
    asked.map(([{ cache }]) => cache.ledger),
    asked.map(([, { scope }]) => scope),
    asked.map(([, { key }]) => key),
  ],
});
