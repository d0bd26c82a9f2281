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

/** One decision that was made and not yet written. */
export interface Made {
  readonly work: Pick<Work, 'decided' | 'jobs' | 'kept'>;
  readonly at: Date;
  readonly meta: EventMeta;
  readonly request: RequestKey | undefined;
  readonly answer: unknown;
}

interface Append {
  readonly ledger: number;
  readonly head: number;
  readonly made: readonly Made[];
  readonly types: EventTypes;
  /** The projections that follow inside this transaction. */
  readonly projections: readonly string[];
}

interface Job {
  readonly position: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly at: Date;
}

/**
 * Writes what was decided at the versions that were read, with its jobs, its answers and the checkpoints of the inline
 * projections, in one statement. The unique key on (ledger, stream, version) and the comparison of the head are the
 * expected version. @returns the events with their positions
 */
export async function append(db: Db, append: Append): Promise<Recorded[]> {
  const { ledger, head, made } = append;
  const recorded: Recorded[] = [];
  const jobs: Job[] = [];
  for (const { work, at, meta } of made) {
    for (const decided of work.decided)
      recorded.push({ ...decided, ledger, position: head + recorded.length + 1, meta, at });
    for (const job of work.jobs) jobs.push({ ...job, position: head + recorded.length, at });
  }
  const answered = made.filter(({ request }) => request);
  if (recorded.length + jobs.length + answered.length === 0) return recorded;
  const { rows } = await db.query<{ moved: number }>(statement, [
    ...[ledger, head, head + recorded.length, append.projections],
    ...eventColumnsOf(recorded, append.types),
    ...jobColumnsOf(jobs),
    ...answerColumnsOf(answered),
  ]);
  if (rows[0]?.moved !== 1)
    throw Object.assign(new Error(`The head of ledger ${ledger} moved during a decision`), { code: '40001' });
  return recorded;
}

const statement = `
  with moved as (
    update log.head set position = $3 where ledger = $1 and position = $2 returning 1
  ), checkpoints as (
    insert into log.checkpoint (subscription, ledger, position) select name, $1, $3 from unnest($4::text[]) as name
    on conflict (subscription, ledger) do update set position = excluded.position
  ), events as (
    insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
    select $1, e.* from unnest($5::bigint[], $6::text[], $7::int[], $8::text[], $9::smallint[], $10::jsonb[],
      $11::jsonb[], $12::timestamptz[]) as e
  ), jobs as (
    insert into log.outbox (ledger, position, kind, payload, at)
    select $1, j.* from unnest($13::bigint[], $14::text[], $15::jsonb[], $16::timestamptz[]) as j
  ), requests as (
    insert into log.requests (ledger, scope, key, fingerprint, answer, at)
    select $1, r.* from unnest($17::text[], $18::text[], $19::text[], $20::jsonb[], $21::timestamptz[]) as r
  )
  select (select count(*)::int from moved) as moved, pg_notify('log', $1::int::text)`;

const eventColumnsOf = (recorded: readonly Recorded[], types: EventTypes) => [
  recorded.map(({ position }) => position),
  recorded.map(({ stream }) => stream),
  recorded.map(({ version }) => version),
  recorded.map(({ event }) => event.type),
  recorded.map(({ event }) => types.schemaOf(event.type)),
  recorded.map(({ event: { type: _, ...data } }) => JSON.stringify(data)),
  recorded.map(({ meta }) => JSON.stringify(meta)),
  recorded.map(({ at }) => at),
];

const jobColumnsOf = (jobs: readonly Job[]) => [
  jobs.map(({ position }) => position),
  jobs.map(({ kind }) => kind),
  jobs.map(({ payload }) => JSON.stringify(payload)),
  jobs.map(({ at }) => at),
];

const answerColumnsOf = (answered: readonly Made[]) => [
  answered.map(({ request }) => request?.scope),
  answered.map(({ request }) => request?.key),
  answered.map(({ request }) => request?.fingerprint),
  answered.map(({ answer }) => JSON.stringify(answer ?? null)),
  answered.map(({ at }) => at),
];
