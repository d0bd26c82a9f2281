import { randomUUID } from 'node:crypto';
import { writeKept } from '../companion.js';
import type { EventTypes } from '../event-types.js';
import type { Projections } from '../projections.js';
import type { Recorded } from '../recorded.js';
import type { Batch, Made } from './batch.js';
import type { Book, Head } from './book.js';
import { StatementList } from './statement-list.js';
import type { Statement } from './wire.js';

/** A head that a batch moves. */
export interface Move {
  readonly book: Book;
  readonly from: Head;
  readonly to: Head;
}

interface Job {
  readonly ledger: number;
  readonly position: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly at: Date;
}

/** All that a batch writes, worked out and not yet sent. */
export class Writing {
  readonly moves: readonly Move[];
  readonly recorded: readonly Recorded[];
  private readonly jobs: readonly Job[];
  private readonly answered: readonly Made[];
  private readonly token = randomUUID();

  constructor(
    readonly batch: Batch,
    private readonly types: EventTypes,
  ) {
    const recorded: Recorded[] = [];
    const jobs: Job[] = [];
    const moves: Move[] = [];
    for (const { book } of batch.pages) {
      const { head } = book;
      if (!head) throw new Error(`The head of ledger ${book.ledger} was not read`);
      const made = batch.made.filter(({ page }) => page.book === book);
      const position = numbered({ book, made, from: head.position }, recorded, jobs);
      moves.push({ book, from: head, to: { position, token: this.token } });
    }
    this.recorded = recorded;
    this.jobs = jobs;
    this.answered = batch.made.filter(({ request }) => request);
    this.moves = moves;
  }

  /** True when there is nothing to write: only the head has to be where it was thought to be. */
  get isEmpty(): boolean {
    const kept = this.batch.made.some(({ work }) => work.kept.length > 0);
    return !kept && this.recorded.length + this.jobs.length + this.answered.length === 0;
  }

  /** Compares the heads, without moving them. */
  compare(): Statement {
    return {
      text: `select log.fence(count(*) = cardinality($1::int[])) from log.head h
             join unnest($1::int[], $2::bigint[], $3::uuid[]) as f (ledger, position, token) using (ledger, position, token)`,
      values: this.fences(),
    };
  }

  /** Moves the heads and adds events, jobs, answers and checkpoints: the append. */
  append(projections: readonly string[]): Statement {
    return {
      text: append,
      values: [
        ...this.fences(),
        this.moves.map(({ to }) => to.position),
        this.token,
        projections,
        ...this.eventColumns(),
        ...jobColumns(this.jobs),
        ...answerColumns(this.answered),
      ],
    };
  }

  /** The read rows that follow in the same transaction. */
  async project(projections: Projections): Promise<readonly Statement[]> {
    const list = new StatementList();
    await projections.apply(this.recorded, list.db);
    return list.statements;
  }

  /** The rows that are no events. */
  async keep(): Promise<readonly Statement[]> {
    const list = new StatementList();
    await writeKept(
      this.batch.made.flatMap(({ work }) => work.kept),
      list.db,
    );
    return list.statements;
  }

  private fences() {
    return [
      this.moves.map(({ book }) => book.ledger),
      this.moves.map(({ from }) => from.position),
      this.moves.map(({ from }) => from.token),
    ];
  }

  private eventColumns() {
    const { recorded, types } = this;
    const firsts = new Set(this.moves.map(({ book, from }) => `${book.ledger}:${from.position + 1}`));
    return [
      recorded.map(({ ledger }) => ledger),
      recorded.map(({ position }) => position),
      recorded.map(({ stream }) => stream),
      recorded.map(({ version }) => version),
      recorded.map(({ event }) => event.type),
      recorded.map(({ event }) => types.schemaOf(event.type)),
      recorded.map(({ event: { type: _, ...data } }) => JSON.stringify(data)),
      recorded.map(({ meta }) => JSON.stringify(meta)),
      recorded.map(({ at }) => at.toISOString()),
      recorded.map(({ ledger, position }) => (firsts.has(`${ledger}:${position}`) ? this.token : null)),
    ];
  }
}

/** Gives the events of one book their positions. @returns the last of them */
function numbered(
  { book: { ledger }, made, from }: { book: Book; made: readonly Made[]; from: number },
  recorded: Recorded[],
  jobs: Job[],
): number {
  let position = from;
  for (const { work, at, meta } of made) {
    for (const decided of work.decided) recorded.push({ ...decided, ledger, position: ++position, meta, at });
    for (const job of work.jobs) jobs.push({ ...job, ledger, position, at });
  }
  return position;
}

const append = `
  with moved as (
    update log.head h set position = f.till, token = $5
    from unnest($1::int[], $2::bigint[], $3::uuid[], $4::bigint[]) as f (ledger, position, token, till)
    where h.ledger = f.ledger and h.position = f.position and h.token = f.token returning 1
  ), checkpoints as (
    insert into log.checkpoint (subscription, ledger, position)
    select name, ledger, till from unnest($6::text[]) as name cross join unnest($1::int[], $4::bigint[]) as f (ledger, till)
    on conflict (subscription, ledger) do update set position = excluded.position
  ), events as (
    insert into log.events (ledger, position, stream, version, type, schema, data, meta, at, batch)
    select * from unnest($7::int[], $8::bigint[], $9::text[], $10::int[], $11::text[], $12::smallint[], $13::jsonb[],
      $14::jsonb[], $15::timestamptz[], $16::uuid[])
  ), jobs as (
    insert into log.outbox (ledger, position, kind, payload, at)
    select * from unnest($17::int[], $18::bigint[], $19::text[], $20::jsonb[], $21::timestamptz[])
  ), requests as (
    insert into log.requests (ledger, scope, key, fingerprint, answer, at)
    select * from unnest($22::int[], $23::text[], $24::text[], $25::text[], $26::jsonb[], $27::timestamptz[])
  )
  select log.fence((select count(*) from moved) = cardinality($1::int[]))`;

const jobColumns = (jobs: readonly Job[]) => [
  jobs.map(({ ledger }) => ledger),
  jobs.map(({ position }) => position),
  jobs.map(({ kind }) => kind),
  jobs.map(({ payload }) => JSON.stringify(payload)),
  jobs.map(({ at }) => at.toISOString()),
];

const answerColumns = (answered: readonly Made[]) => [
  answered.map(({ page }) => page.book.ledger),
  answered.map(({ request }) => request?.scope),
  answered.map(({ request }) => request?.key),
  answered.map(({ request }) => request?.fingerprint),
  answered.map(({ answer }) => JSON.stringify(answer ?? null)),
  answered.map(({ at }) => at.toISOString()),
];
