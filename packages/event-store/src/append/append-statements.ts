import { serialize } from 'node:v8';
import type { Recorded } from '../recorded.js';
import { bigint, Columns, instant, int, json, smallint, text, uuid } from '../rows/columns.js';
import type { OutboxJob } from '../work.js';
import type { Head } from './ledger-cache.js';
import type { Statement } from './pipelined-connection.js';

/** The head that a batch expects, which fences off all others (docs/adr/0014), and the position that it moves to. */
export interface ExpectedHead extends Head {
  readonly ledger: number;
  readonly till: number;
}

/** An event with what only its row has. */
export interface Written extends Recorded {
  readonly schema: number;
  /** The token of the batch, on the first event of each ledger. */
  readonly batch: string | null;
}

export interface Job extends OutboxJob {
  readonly ledger: number;
  readonly position: number;
  readonly at: Date;
  /** The span that asked for it; null where nobody traces. */
  readonly trace: string | null;
}

export interface Answer {
  readonly ledger: number;
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly answer?: unknown;
  readonly at: Date;
}

/** What an append says of the batch as a whole. */
export interface Heading {
  readonly expectedHeads: readonly ExpectedHead[];
  readonly token: string;
  readonly projections: readonly string[];
  /** True for a batch that does not wait for the disk at its commit, but is told only once it is there. */
  readonly isFlushedApart: boolean;
}

interface Rows {
  readonly events: readonly Written[];
  readonly jobs: readonly Job[];
  readonly answers: readonly Answer[];
}

/** Compares the heads, without moving them. */
export const compareHeadsStatement = (fences: readonly ExpectedHead[]): Statement => ({
  text: compare,
  values: [JSON.stringify(fences)],
});

/** Moves the heads and adds events, jobs, answers and checkpoints; all of it fails where a head is not as expected. */
export const appendStatement = (
  { expectedHeads, token, projections, isFlushedApart }: Heading,
  rows: Rows,
): Statement => ({
  part: 'append',
  text: append,
  values: [
    ...[JSON.stringify(expectedHeads), token, projections, isFlushedApart],
    ...events.values(rows.events),
    ...jobs.values(rows.jobs),
    ...answers.values(rows.answers),
  ],
});

/** What is to be run at home once its events are there. */
export interface Carried extends Statement {
  readonly ledger: number;
  readonly position: number;
}

/** Writes down statements for the tables at home, in the order in which they are to be run there. */
export const carryStatement = (carried: readonly Carried[]): Statement => ({
  part: 'companion',
  text: `insert into log.carried (ledger, position, statement, parameters)
         select * from unnest($1::int[], $2::bigint[], $3::text[], $4::bytea[])`,
  values: [
    carried.map(({ ledger }) => ledger),
    carried.map(({ position }) => position),
    carried.map(({ text }) => text),
    carried.map(({ values = [] }) => serialize(values)),
  ],
});

const fences = 'jsonb_to_recordset($1::jsonb) as f (ledger int, position bigint, token uuid, till bigint)';

// guard: what is only looked at is compared with the head, too
const compare = `
  select log.fence(count(*) = jsonb_array_length($1::jsonb)) from log.head join ${fences} using (ledger, position, token)`;

const events = new Columns<Written>({
  ledger: int(({ ledger }) => ledger),
  position: bigint(({ position }) => position),
  stream: text(({ stream }) => stream),
  version: int(({ version }) => version),
  type: text(({ event }) => event.type),
  schema: smallint(({ schema }) => schema),
  data: json(({ event: { type: _, ...data } }) => data),
  meta: json(({ meta }) => meta),
  at: instant(({ at }) => at),
  batch: uuid(({ batch }) => batch),
});

const jobs = new Columns<Job>({
  ledger: int(({ ledger }) => ledger),
  position: bigint(({ position }) => position),
  kind: text(({ kind }) => kind),
  payload: json(({ payload }) => payload),
  at: instant(({ at }) => at),
  trace: text(({ trace }) => trace),
});

const answers = new Columns<Answer>({
  ledger: int(({ ledger }) => ledger),
  scope: text(({ scope }) => scope),
  key: text(({ key }) => key),
  fingerprint: text(({ fingerprint }) => fingerprint),
  answer: json(({ answer = null }) => answer),
  at: instant(({ at }) => at),
});

const [eventsFrom, jobsFrom] = [5, 5 + events.width];
// guard: a position alone is not where it stood: the token has to be the same
// guard: a batch moves the head from where it stood
const append = `
  with moved as (
    update log.head h set position = f.till, token = $2::uuid from ${fences}
    where h.ledger = f.ledger and h.position = f.position and h.token = f.token returning 1
  ), checkpoints as (
    insert into log.checkpoint (subscription, ledger, position)
    select name, ledger, till from unnest($3::text[]) as name cross join ${fences}
    on conflict (subscription, ledger) do update set position = excluded.position
  ), events as (
    insert into log.events (${events.names}) select ${events.selected(eventsFrom)}
  ), jobs as (
    insert into log.outbox (${jobs.names}) select ${jobs.selected(jobsFrom)}
  ), requests as (
    insert into log.requests (${answers.names}) select ${answers.selected(jobsFrom + jobs.width)}
  )
  select log.fence((select count(*) from moved) = jsonb_array_length($1::jsonb)),
    case when $4 then set_config('synchronous_commit', 'off', true) end`;
