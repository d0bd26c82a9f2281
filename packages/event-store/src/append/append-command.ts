import { randomUUID } from 'node:crypto';
import { writeCompanions } from '../companion.js';
import type { EventTypes } from '../event-types.js';
import { home } from '../ledger-elsewhere.js';
import type { Projections } from '../projections.js';
import type { EventMeta } from '../recorded.js';
import {
  type Answer,
  appendStatement,
  type Carried,
  carryStatement,
  compareHeadsStatement,
  type ExpectedHead,
  type Heading,
  type Job,
  type Written,
} from './append-statements.js';
import type { Batch, DecidedCommand } from './batch.js';
import type { Head, LedgerCache } from './ledger-cache.js';
import type { Statement } from './pipelined-connection.js';
import { StatementList } from './statement-list.js';

/** The scope in log.requests of batches that added no event: no client has it. */
export const batchScope = 'batch';

/** A head that a batch moves. */
export interface HeadMove {
  readonly cache: LedgerCache;
  readonly from: Head;
  readonly to: Head;
}

/** What must be known of a batch that is on its way. Nothing else: what is alive is copied by the collector. */
export interface SentBatch {
  readonly moves: readonly HeadMove[];
  readonly isEmpty: boolean;
  /** The ledger of its first event, where it has any. */
  readonly ledger: number | undefined;
  /** When it was worked out, on this process's own clock. */
  readonly since: number;
}

/** All that a batch writes, worked out and not yet sent: the append. */
export class AppendCommand {
  readonly moves: readonly HeadMove[];
  private readonly recorded: readonly Written[];
  private readonly jobs: readonly Job[];
  private readonly answered: readonly DecidedCommand[];
  private readonly token = randomUUID();

  constructor(
    readonly batch: Batch,
    private readonly types: EventTypes,
  ) {
    const recorded: Written[] = [];
    const jobs: Job[] = [];
    const moves: HeadMove[] = [];
    for (const { cache } of batch.units) {
      const { head } = cache;
      if (!head) throw new Error(`The head of ledger ${cache.ledger} was not read`);
      const made = batch.decided.filter(({ unit }) => unit.cache === cache);
      const position = this.number({ made, ledger: cache.ledger, from: head.position }, recorded, jobs);
      moves.push({ cache, from: head, to: { position, token: this.token } });
    }
    this.recorded = recorded;
    this.jobs = jobs;
    this.answered = batch.decided.filter(({ request }) => request);
    this.moves = moves;
  }

  get sent(): SentBatch {
    const { moves, isEmpty } = this;
    return { moves, isEmpty, ledger: this.recorded[0]?.ledger, since: performance.now() };
  }

  /** True when there is nothing to write: only the head has to be where it was thought to be. */
  get isEmpty(): boolean {
    const hasCompanions = this.batch.decided.some(({ work }) => work.companionRows.length > 0);
    return !hasCompanions && this.recorded.length + this.jobs.length + this.answered.length === 0;
  }

  /** Compares the heads, without moving them. */
  compare(): Statement {
    return compareHeadsStatement(this.expectedHeads());
  }

  /** Moves the heads and adds events, jobs, answers and checkpoints: the append. */
  append({ projections, isFlushedApart }: Pick<Heading, 'projections' | 'isFlushedApart'>): Statement {
    const rows = { events: this.recorded, jobs: this.jobs, answers: this.answerRows() };
    return appendStatement(
      { expectedHeads: this.expectedHeads(), token: this.token, projections, isFlushedApart },
      rows,
    );
  }

  /** The read rows that follow in the same transaction. */
  async project(projections: Projections): Promise<readonly Statement[]> {
    const list = new StatementList('projection');
    await projections.apply(this.recorded, list.db);
    return list.statements;
  }

  /** The rows that are no events: at home, where their tables are, or written down to be run there (docs/adr/0116). */
  async keep(server: string): Promise<readonly Statement[]> {
    if (server !== home) return this.carry();
    const list = new StatementList('companion');
    await writeCompanions(
      this.batch.decided.flatMap(({ work }) => work.companionRows),
      list.db,
    );
    return list.statements;
  }

  private async carry(): Promise<readonly Statement[]> {
    const carried: Carried[] = [];
    for (const { cache, to } of this.moves) {
      const list = new StatementList('companion');
      const made = this.batch.decided.filter(({ unit }) => unit.cache === cache);
      await writeCompanions(
        made.flatMap(({ work }) => work.companionRows),
        list.db,
      );
      const { position } = to;
      for (const { text, values = [] } of list.statements)
        carried.push({ ledger: cache.ledger, position, text, values });
    }
    return carried.length > 0 ? [carryStatement(carried)] : [];
  }

  private answerRows(): Answer[] {
    const rows: Answer[] = [];
    for (const { unit, request, answer, at } of this.answered)
      if (request) rows.push({ ledger: unit.cache.ledger, answer, at, ...request });
    // guard: a batch without events leaves a trace too
    return [...rows, ...this.trace()];
  }

  /** By what a batch is known that adds no event: a request of nobody, which goes when requests go. */
  private trace(): Answer[] {
    const [first] = this.moves;
    const [made] = this.batch.decided;
    if (this.recorded.length > 0 || !first || !made) return [];
    return [{ ledger: first.cache.ledger, scope: batchScope, key: this.token, fingerprint: '', at: made.at }];
  }

  private expectedHeads(): ExpectedHead[] {
    return this.moves.map(({ cache: { ledger }, from, to }) => ({ ledger, till: to.position, ...from }));
  }

  /** Gives the events of one ledger their positions. @returns the last of them */
  private number({ made, ledger, from }: Decisions, recorded: Written[], jobs: Job[]): number {
    let position = from;
    for (const { work, at, meta: given } of made) {
      const [meta, trace] = partedMeta(given);
      for (const { stream, version, event } of work.decided) {
        // guard: a batch leaves a trace by which it is found
        const batch = position === from ? this.token : null;
        const schema = this.types.schemaOf(event.type);
        recorded.push({ ledger, position: ++position, stream, version, event, meta, at, schema, batch });
      }
      for (const job of work.jobs) jobs.push({ ledger, position, at, trace, ...job });
    }
    return position;
  }
}

/** What was decided about one ledger, and where it stands. */
interface Decisions {
  readonly made: readonly DecidedCommand[];
  readonly ledger: number;
  readonly from: number;
}

/** What events keep, and what only the jobs beside them are told. */
function partedMeta(given: EventMeta): [EventMeta, string | null] {
  if (given.trace === undefined) return [given, null];
  const { trace, ...meta } = given;
  return [meta, trace];
}
