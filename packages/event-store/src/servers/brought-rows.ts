import { deserialize } from 'node:v8';
import { type Db, rowsOf } from '../db.js';
import type { EventTypes } from '../event-types.js';
import type { EventMeta, Recorded } from '../recorded.js';

/** An event as its row has it, to the letter. */
export interface EventCopy {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly data: string;
  readonly meta: string;
  readonly at: string;
  readonly batch: string | null;
}

/** A statement for the tables at home. */
interface CarriedRow {
  readonly id: number;
  readonly statement: string;
  readonly parameters: Buffer;
}

/** A job, as its row has it. */
type JobRow = Readonly<Record<'position' | 'kind' | 'payload' | 'at' | 'trace', unknown>>;

/** Some of a ledger, as of one moment. */
export interface Extract {
  /** The head of the ledger there. */
  readonly head: number;
  readonly events: readonly EventCopy[];
  readonly carried: readonly CarriedRow[];
  readonly jobs: readonly JobRow[];
}

/** Where somebody has come to who follows a ledger on another server. */
export interface Followed {
  readonly ledger: number;
  readonly position: number;
  /** The last carried statement that was run. */
  readonly carried: number;
}

/** Most events that are brought over in one commit. */
export const pageSize = 1_000;

const copied = 'position, stream, version, type, schema, data::text, meta::text, at::text, batch';

/** The next events of a ledger, and where they are brought home, what was written beside them. */
export async function extractOf(db: Db, { ledger, position, carried }: Followed, isHome: boolean): Promise<Extract> {
  await db.query('begin isolation level repeatable read read only');
  const heads = await rowsOf<{ head: number }>(db, 'select position as head from log.head where ledger = $1', [ledger]);
  const head = heads[0]?.head ?? 0;
  const till = Math.min(head, position + pageSize);
  const events = await rowsOf<EventCopy>(
    db,
    `select ${copied} from log.events where ledger = $1 and position > $2 and position <= $3 order by position`,
    [ledger, position, till],
  );
  const beside = isHome ? await besideOf(db, { ledger, position: till, carried }) : { carried: [], jobs: [] };
  await db.query('commit');
  return { head, events, ...beside };
}

async function besideOf(db: Db, { ledger, position, carried }: Followed): Promise<Pick<Extract, 'carried' | 'jobs'>> {
  const statements = await rowsOf<CarriedRow>(
    db,
    'select id, statement, parameters from log.carried where ledger = $1 and position <= $2 and id > $3 order by id',
    [ledger, position, carried],
  );
  const jobs = await rowsOf<JobRow>(
    db,
    'select position, kind, payload::text, at::text, trace from log.outbox where ledger = $1 and position <= $2',
    [ledger, position],
  );
  return { carried: statements, jobs };
}

/** Adds events to a log, to the letter. */
export async function addEvents(db: Db, ledger: number, events: readonly EventCopy[]): Promise<void> {
  const column = <Name extends keyof EventCopy>(name: Name): EventCopy[Name][] => events.map((event) => event[name]);
  await db.query(
    `insert into log.events (ledger, position, stream, version, type, schema, data, meta, at, batch)
     select $1, position, stream, version, type, schema, data::json, meta::json, at, batch
     from unnest($2::bigint[], $3::text[], $4::int[], $5::text[], $6::smallint[], $7::text[], $8::text[],
       $9::timestamptz[], $10::uuid[]) as e (position, stream, version, type, schema, data, meta, at, batch)`,
    [
      ...[ledger, column('position'), column('stream'), column('version'), column('type'), column('schema')],
      ...[column('data'), column('meta'), column('at'), column('batch')],
    ],
  );
}

/** Runs what was carried, and adds the jobs that are not there yet. */
export async function addBeside(db: Db, ledger: number, { carried, jobs }: Pick<Extract, 'carried' | 'jobs'>) {
  for (const { statement, parameters } of carried) await db.query(statement, deserialize(parameters) as unknown[]);
  if (jobs.length === 0) return;
  await db.query(
    `insert into log.outbox (ledger, position, kind, payload, at, trace)
     select $1, position, kind, payload::json, at, trace
     from unnest($2::bigint[], $3::text[], $4::text[], $5::timestamptz[], $6::text[]) as j (position, kind, payload, at, trace)
     on conflict do nothing`,
    [
      ...[ledger, jobs.map(({ position }) => position), jobs.map(({ kind }) => kind)],
      ...[jobs.map(({ payload }) => payload), jobs.map(({ at }) => at), jobs.map(({ trace }) => trace)],
    ],
  );
}

/** What projections read of a copied event. */
export const recordedOf = (copy: EventCopy, ledger: number, types: EventTypes): Recorded => {
  const [data, meta] = [JSON.parse(copy.data) as Record<string, unknown>, JSON.parse(copy.meta) as EventMeta];
  return types.read({ ...copy, ledger, data, meta, at: new Date(copy.at) });
};
