import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../kernel/clock.js';
import { Refusal } from '../kernel/refusal.js';
import { currentMeta } from '../observability/request-context.js';
import { writeKept } from './companion.js';
import { EventTypes } from './event-types.js';
import { append, beginOn } from './ledger.js';
import { Memory } from './memory.js';
import { type Db } from './projection.js';
import { Projections } from './projections.js';
import { type EventRow, eventColumns, type Recorded } from './recorded.js';
import type { RequestKey } from './request-key.js';
import { retryPassing } from './retry.js';
import { Work } from './work.js';

/** What is to be decided, and on behalf of which request. */
interface Decision<Answer> {
  readonly ledger: number;
  readonly decide: (work: Work) => Promise<Answer>;
  readonly request: RequestKey | undefined;
}

/** What a decision came to; `work` is undefined when an earlier request had been answered already. */
interface Outcome<Answer> {
  readonly answer: Answer;
  readonly work?: Work;
}

/** The log's door: decisions go in, events, read rows, the request's answer and its jobs come out in one commit. */
@Injectable()
export class EventStore {
  private readonly memory = new Memory();

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    private readonly projections: Projections,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs one decision on a ledger, alone, and commits what it decided. `decide` may run more than once: it must only
   * read through `work` and must not have effects of its own.
   * @param request makes the decision repeatable: its answer is stored with it, and given again
   * @throws {Refusal} what `decide` refused; CONFLICT when others kept getting in the way
   */
  async transaction<Answer>(
    ledger: number,
    decide: (work: Work) => Promise<Answer>,
    request?: RequestKey,
  ): Promise<Answer> {
    const { answer, work } = await retryPassing(() => this.attempt({ ledger, decide, request }));
    if (work) this.memory.remember(ledger, work.streams);
    return answer;
  }

  /** The events of one stream, oldest first. */
  read(ledger: number, stream: string): Promise<Recorded[]> {
    return this.readThrough(this.pool, ledger, { streams: [stream], after: 0 });
  }

  private async attempt<Answer>(decision: Decision<Answer>): Promise<Outcome<Answer>> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      const head = await beginOn(client, decision.ledger);
      const outcome = await this.decideAlone(client, head, decision);
      await client.query('commit');
      return outcome;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  private async decideAlone<Answer>(
    db: Db,
    head: number,
    { ledger, decide, request }: Decision<Answer>,
  ): Promise<Outcome<Answer>> {
    const earlier = request && (await earlierAnswer<Answer>(db, ledger, request));
    if (earlier) return earlier;

    const work = new Work({
      read: (streams, after) => this.readThrough(db, ledger, { streams, after }),
      recall: (stream) => this.memory.recall(ledger, stream),
    });
    const answer = await decide(work);
    const recorded = await append(db, {
      ledger,
      head,
      at: this.clock.now(),
      meta: currentMeta(),
      work,
      types: this.types,
      projections: this.projections.names,
      answered: request && { request, answer },
    });
    await this.projections.apply(recorded, db);
    await writeKept(work.kept, db);
    return { answer, work };
  }

  private async readThrough(
    db: Db,
    ledger: number,
    { streams, after }: { readonly streams: readonly string[]; readonly after: number },
  ): Promise<Recorded[]> {
    const { rows } = await db.query<EventRow>(
      `select ${eventColumns} from log.events where ledger = $1 and stream = any($2) and version > $3 order by position`,
      [ledger, streams, after],
    );
    return rows.map((row) => this.types.read(row));
  }
}

async function earlierAnswer<Answer>(
  db: Db,
  ledger: number,
  { scope, key, fingerprint }: RequestKey,
): Promise<Outcome<Answer> | undefined> {
  const { rows } = await db.query<{ fingerprint: string; answer: Answer }>(
    'select fingerprint, answer from log.requests where ledger = $1 and scope = $2 and key = $3',
    [ledger, scope, key],
  );
  if (rows[0] && rows[0].fingerprint !== fingerprint) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return rows[0] && { answer: rows[0].answer };
}
