import type { EventTypes } from './event-types.js';
import type { Db } from './projection.js';
import type { EventMeta, Recorded } from './recorded.js';
import type { Work } from './work.js';

/**
 * Takes the ledger for this transaction: until it ends nobody else decides on it, so that positions are handed out in
 * the order of commits, without gaps (engine.md, fact 2).
 * @returns the position of the last event, 0 for an empty ledger
 */
export async function lockHead(db: Db, ledger: number): Promise<number> {
  const lock = () =>
    db.query<{ position: number }>('select position from log.head where ledger = $1 for update', [ledger]);
  const { rows } = await lock();
  if (rows[0]) return rows[0].position;
  await db.query('insert into log.head (ledger, position) values ($1, 0) on conflict do nothing', [ledger]);
  return (await lock()).rows[0]?.position ?? 0;
}

interface Append {
  readonly ledger: number;
  readonly head: number;
  readonly at: Date;
  readonly meta: EventMeta;
  readonly work: Pick<Work, 'decided' | 'jobs'>;
  readonly types: EventTypes;
}

/**
 * Writes what was decided at the versions that were read: the unique key on (ledger, stream, version) and the
 * comparison of the head are the expected version. @returns the events with their positions
 */
export async function append(db: Db, { ledger, head, at, meta, work, types }: Append): Promise<Recorded[]> {
  const recorded = work.decided.map((decided, index) => ({ ...decided, ledger, position: head + 1 + index, meta, at }));
  if (recorded.length > 0) {
    await insertEvents(db, recorded, types);
    await moveHead(db, { ledger, from: head, to: head + recorded.length });
  }
  for (const { kind, payload } of work.jobs) {
    await db.query('insert into log.outbox (ledger, position, kind, payload, at) values ($1, $2, $3, $4, $5)', [
      ledger,
      head + recorded.length,
      kind,
      JSON.stringify(payload),
      at,
    ]);
  }
  await db.query("select pg_notify('log', $1)", [String(ledger)]);
  return recorded;
}

async function insertEvents(db: Db, recorded: readonly Recorded[], types: EventTypes): Promise<void> {
  const column = <T>(of: (recorded: Recorded) => T) => recorded.map(of);
  await db.query(
    `insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
     select * from unnest($1::int[], $2::bigint[], $3::text[], $4::int[], $5::text[], $6::smallint[], $7::jsonb[], $8::jsonb[], $9::timestamptz[])`,
    [
      column(({ ledger }) => ledger),
      column(({ position }) => position),
      column(({ stream }) => stream),
      column(({ version }) => version),
      column(({ event }) => event.type),
      column(({ event }) => types.schemaOf(event.type)),
      column(({ event: { type: _, ...data } }) => JSON.stringify(data)),
      column(({ meta }) => JSON.stringify(meta)),
      column(({ at }) => at),
    ],
  );
}

async function moveHead(db: Db, { ledger, from, to }: { ledger: number; from: number; to: number }): Promise<void> {
  const { rowCount } = await db.query('update log.head set position = $3 where ledger = $1 and position = $2', [
    ledger,
    from,
    to,
  ]);
  if (rowCount !== 1)
    throw Object.assign(new Error(`The head of ledger ${ledger} moved during a decision`), { code: '40001' });
}
