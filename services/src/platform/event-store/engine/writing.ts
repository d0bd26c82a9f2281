import { randomUUID } from 'node:crypto';
import { writeKept } from '../companion.js';
import type { EventTypes } from '../event-types.js';
import type { Projections } from '../projections.js';
import type { Recorded } from '../recorded.js';
import type { Batch, Made } from './batch.js';
import type { Book, Head } from './book.js';
import { StatementList } from './statement-list.js';
import type { Statement } from './wire.js';

/** The scope in log.requests of batches that added no event: no client has it. */
export const batchScope = 'batch';

/** A head that a batch moves. */
export interface Move {
  readonly book: Book;
  readonly from: Head;
  readonly to: Head;
}

/** What must be known of a batch that is on its way. Nothing else: what is alive is copied by the collector. */
export interface Sent {
  readonly moves: readonly Move[];
  readonly isEmpty: boolean;
  /** The ledger of its first event, where it has any. */
  readonly ledger: number | undefined;
  /** When it was worked out, on this process's own clock. */
  readonly since: number;
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

  get sent(): Sent {
    const { moves, isEmpty } = this;
    return { moves, isEmpty, ledger: this.recorded[0]?.ledger, since: performance.now() };
  }

  /** True when there is nothing to write: only the head has to be where it was thought to be. */
  get isEmpty(): boolean {
    const kept = this.batch.made.some(({ work }) => work.kept.length > 0);
    return !kept && this.recorded.length + this.jobs.length + this.answered.length === 0;
  }

  /** Compares the heads, without moving them. */
  compare(): Statement {
    return { text: compare, values: [JSON.stringify(this.fences())] };
  }

  /** Moves the heads and adds events, jobs, answers and checkpoints: the append. */
  append(projections: readonly string[]): Statement {
    return {
      text: append,
      values: [
        JSON.stringify(this.fences()),
        this.token,
        projections,
        JSON.stringify(this.eventRows()),
        JSON.stringify(this.jobs),
        JSON.stringify([...this.answered.map(answerRow), ...this.trace()]),
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

  /** By what a batch is known that adds no event: a request of nobody, which goes when requests go. */
  private trace(): object[] {
    const [first] = this.moves;
    const [made] = this.batch.made;
    if (this.recorded.length > 0 || !first || !made) return [];
    return [{ ledger: first.book.ledger, scope: batchScope, key: this.token, fingerprint: '', at: made.at }];
  }

  private fences() {
    return this.moves.map(({ book: { ledger }, from, to }) => ({ ledger, till: to.position, ...from }));
  }

  private eventRows() {
    const firsts = new Map(this.moves.map(({ book, from }) => [book.ledger, from.position + 1]));
    return this.recorded.map(({ ledger, position, stream, version, event, meta, at }) => {
      const { type, ...data } = event;
      const schema = this.types.schemaOf(type);
      const batch = firsts.get(ledger) === position ? this.token : null;
      return { ledger, position, stream, version, type, schema, data, meta, at, batch };
    });
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
    for (const { stream, version, event } of work.decided)
      recorded.push({ ledger, position: ++position, stream, version, event, meta, at });
    for (const job of work.jobs) jobs.push({ ledger, position, at, ...job });
  }
  return position;
}

const fences = 'jsonb_to_recordset($1::jsonb) as f (ledger int, position bigint, token uuid, till bigint)';

const compare = `
  select log.fence(count(*) = jsonb_array_length($1::jsonb)) from log.head join ${fences} using (ledger, position, token)`;

// one JSON for all rows of a table: half the work of an array for each column, on either side
const append = `
  with moved as (
    update log.head h set position = f.till, token = $2::uuid from ${fences}
    where h.ledger = f.ledger and h.position = f.position and h.token = f.token returning 1
  ), checkpoints as (
    insert into log.checkpoint (subscription, ledger, position)
    select name, ledger, till from unnest($3::text[]) as name cross join ${fences}
    on conflict (subscription, ledger) do update set position = excluded.position
  ), events as (
    insert into log.events (ledger, position, stream, version, type, schema, data, meta, at, batch)
    select * from jsonb_to_recordset($4::jsonb) as e (ledger int, position bigint, stream text, version int, type text,
      schema smallint, data jsonb, meta jsonb, at timestamptz, batch uuid)
  ), jobs as (
    insert into log.outbox (ledger, position, kind, payload, at)
    select * from jsonb_to_recordset($5::jsonb) as j (ledger int, position bigint, kind text, payload jsonb, at timestamptz)
  ), requests as (
    insert into log.requests (ledger, scope, key, fingerprint, answer, at)
    select ledger, scope, key, fingerprint, coalesce(answer, 'null'), at from jsonb_to_recordset($6::jsonb)
      as r (ledger int, scope text, key text, fingerprint text, answer jsonb, at timestamptz)
  )
  select log.fence((select count(*) from moved) = jsonb_array_length($1::jsonb))`;

const answerRow = ({ page, request, answer, at }: Made) => ({ ledger: page.book.ledger, answer, at, ...request });
