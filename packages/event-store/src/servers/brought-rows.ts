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
  /** In base 64. */
  readonly parameters: string;
}

/** A job, as its row has it. */
type JobRow = Readonly<Record<'position' | 'kind' | 'payload' | 'at' | 'trace', unknown>>;

/** Some of a ledger, as of one moment. */
export interface Extract {
  /** The head of the ledger there. */
  readonly head: number;
  /** The server that decides it as far as it is known there; null: that one; undefined where it has no head. */
  readonly server?: string | null;
  /** What tells the event there at which the follower stands from another. */
  readonly mark: string | null;
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
const pageSize = 1_000;

/** What tells an event at a position from another. @param position an expression of SQL; `$1` is the ledger */
export const markOf = (position: string): string => `
  (select concat_ws(' ', stream, version, type, extract(epoch from at), (select batch from log.events e
     where e.ledger = $1 and e.position <= ${position} and batch is not null order by e.position desc limit 1))
   from log.events where ledger = $1 and position = ${position})`;

const rowsAsJson = (columns: string, from: string, order: string): string =>
  `(select coalesce(json_agg(r order by ${order}), '[]') from (select ${columns} from ${from}) r)`;

// one statement: all of it is of one moment, and one answer is waited for
const extraction = `
  select h.position as head, h.server, ${markOf('$2')} as mark,
    ${rowsAsJson(
      'position, stream, version, type, schema, data::text, meta::text, at::text, batch',
      'log.events where ledger = $1 and position > $2 and position <= $4',
      'position',
    )} as events,
    ${rowsAsJson(
      "id, statement, encode(parameters, 'base64') as parameters",
      'log.carried where $5 and ledger = $1 and id > $3 and position <= $4',
      'id',
    )} as carried,
    ${rowsAsJson(
      'position, kind, payload::text, at::text, trace',
      'log.outbox where $5 and ledger = $1 and position <= $4',
      'position',
    )} as jobs
  from log.head h where h.ledger = $1`;

/** The next events of a ledger, and where they are brought home, what was written beside them. */
export async function extractOf(db: Db, { ledger, position, carried }: Followed, isHome: boolean): Promise<Extract> {
  const values = [ledger, position, carried, position + pageSize, isHome];
  const [found] = await rowsOf<Extract>(db, extraction, values);
  return found ?? { head: 0, mark: null, events: [], carried: [], jobs: [] };
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
  for (const { statement, parameters } of carried)
    await db.query(statement, deserialize(Buffer.from(parameters, 'base64')) as unknown[]);
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
