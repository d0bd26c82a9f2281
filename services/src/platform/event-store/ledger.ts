import type { EventTypes } from './event-types.js';
import type { Db } from './projection.js';
import type { EventMeta, Recorded } from './recorded.js';
import type { RequestKey } from './request-key.js';
import type { Work } from './work.js';

/**
 * Begins a transaction and takes the ledger for it: until it ends nobody else decides on it, so that positions are
 * handed out in the order of commits, without gaps (engine.md, fact 2).
 * @returns the position of the last event, 0 for an empty ledger
 */
export async function beginOn(db: Db, ledger: number): Promise<number> {
  const lock = `select position from log.head where ledger = ${Math.trunc(ledger)} for update`;
  const [, taken] = (await db.query(`begin; ${lock}`)) as unknown as { rows: { position: number }[] }[];
  if (taken?.rows[0]) return taken.rows[0].position;
  await db.query('insert into log.head (ledger, position) values ($1, 0) on conflict do nothing', [ledger]);
  return (await db.query<{ position: number }>(lock)).rows[0]?.position ?? 0;
}

interface Append {
  readonly ledger: number;
  readonly head: number;
  readonly at: Date;
  readonly meta: EventMeta;
  readonly work: Pick<Work, 'decided' | 'jobs'>;
  readonly types: EventTypes;
  /** The projections that follow inside this transaction. */
  readonly projections: readonly string[];
  readonly answered?: { readonly request: RequestKey; readonly answer: unknown } | undefined;
}

/**
 * Writes what was decided at the versions that were read, with its jobs, its answer and the checkpoints of the inline
 * projections, in one statement. The unique key on (ledger, stream, version) and the comparison of the head are the
 * expected version. @returns the events with their positions
 */
export async function append(db: Db, append: Append): Promise<Recorded[]> {
  const { ledger, head, at, meta, work } = append;
  const recorded = work.decided.map((decided, index) => ({ ...decided, ledger, position: head + 1 + index, meta, at }));
  if (recorded.length === 0 && work.jobs.length === 0 && !append.answered) return recorded;
  const { rows } = await db.query<{ moved: number }>(statement, valuesOf(append, recorded));
  if (rows[0]?.moved !== 1)
    throw Object.assign(new Error(`The head of ledger ${ledger} moved during a decision`), { code: '40001' });
  return recorded;
}

const statement = `
  with moved as (
    update log.head set position = $3 where ledger = $1 and position = $2 returning 1
  ), events as (
    insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
    select $1, $2 + n, stream, version, type, schema, data, $10, $4
    from unnest($5::text[], $6::int[], $7::text[], $8::smallint[], $9::jsonb[])
      with ordinality as e (stream, version, type, schema, data, n)
  ), jobs as (
    insert into log.outbox (ledger, position, kind, payload, at)
    select $1, $3, kind, payload, $4 from unnest($11::text[], $12::jsonb[]) as j (kind, payload)
  ), requests as (
    insert into log.requests (ledger, scope, key, fingerprint, answer, at)
    select $1, scope, key, fingerprint, answer, $4
    from unnest($13::text[], $14::text[], $15::text[], $16::jsonb[]) as r (scope, key, fingerprint, answer)
  ), checkpoints as (
    insert into log.checkpoint (subscription, ledger, position) select name, $1, $3 from unnest($17::text[]) as name
    on conflict (subscription, ledger) do update set position = excluded.position
  )
  select (select count(*)::int from moved) as moved, pg_notify('log', $1::int::text)`;

function valuesOf({ ledger, head, at, meta, work, types, projections, answered }: Append, recorded: Recorded[]) {
  const column = <T>(of: (recorded: Recorded) => T) => recorded.map(of);
  const requests = answered ? [answered] : [];
  return [
    ledger,
    head,
    head + recorded.length,
    at,
    column(({ stream }) => stream),
    column(({ version }) => version),
    column(({ event }) => event.type),
    column(({ event }) => types.schemaOf(event.type)),
    column(({ event: { type: _, ...data } }) => JSON.stringify(data)),
    JSON.stringify(meta),
    work.jobs.map(({ kind }) => kind),
    work.jobs.map(({ payload }) => JSON.stringify(payload)),
    requests.map(({ request }) => request.scope),
    requests.map(({ request }) => request.key),
    requests.map(({ request }) => request.fingerprint),
    requests.map(({ answer }) => JSON.stringify(answer ?? null)),
    projections,
  ];
}
