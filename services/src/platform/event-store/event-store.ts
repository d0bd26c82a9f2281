import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../kernel/clock.js';
import { currentMeta } from '../observability/request-context.js';
import { Batch, type Outcome, type Pending, readStreams } from './batch.js';
import { writeKept } from './companion.js';
import { ConnectionLost, Desk } from './desk.js';
import { EventTypes } from './event-types.js';
import { append, beginOn } from './ledger.js';
import { Memory } from './memory.js';
import { Projections } from './projections.js';
import type { Recorded } from './recorded.js';
import type { RequestKey } from './request-key.js';
import { retryPassing } from './retry.js';
import type { Work } from './work.js';

/** A ledger in this process. */
interface Book {
  readonly desk: Desk;
  readonly memory: Memory;
}

/** The log's door: decisions go in, events, read rows, the request's answer and its jobs come out in one commit. */
@Injectable()
export class EventStore {
  private readonly books = new Map<number, Book>();

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    private readonly projections: Projections,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs one decision on a ledger as if it were alone, and commits what it decided; decisions that wait for the same
   * ledger are committed together. `decide` may run more than once: it must only read through `work` and must not have
   * effects of its own.
   * @param request makes the decision repeatable: its answer is stored with it, and given again
   * @throws {Refusal} what `decide` refused; CONFLICT when others kept getting in the way; UNAVAILABLE when too many wait
   */
  transaction<Answer>(ledger: number, decide: (work: Work) => Promise<Answer>, request?: RequestKey): Promise<Answer> {
    return this.book(ledger).desk.take<Answer>({ decide, request, meta: currentMeta() });
  }

  /** The events of one stream, oldest first. */
  read(ledger: number, stream: string): Promise<Recorded[]> {
    return readStreams(this.pool, { ledger, streams: [stream], after: 0, types: this.types });
  }

  private book(ledger: number): Book {
    const known = this.books.get(ledger);
    if (known) return known;
    const memory = new Memory();
    const desk = new Desk((batch) => retryPassing(() => this.attempt({ ledger, memory }, batch)));
    const book = { desk, memory };
    this.books.set(ledger, book);
    return book;
  }

  private async attempt(
    { ledger, memory }: { ledger: number; memory: Memory },
    pending: readonly Pending[],
  ): Promise<readonly Outcome[]> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      const head = await beginOn(client, ledger);
      const batch = new Batch({ db: client, ledger, head, types: this.types, memory });
      const outcomes = await this.decideAll(batch, pending);
      const recorded = await this.write(client, { ledger, head, batch });
      await commit(client);
      memory.remember(batch.streams, { from: head, to: head + recorded.length });
      return outcomes;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      throw broken ? new ConnectionLost(error) : error;
    } finally {
      client.release(broken);
    }
  }

  private async decideAll(batch: Batch, pending: readonly Pending[]): Promise<Outcome[]> {
    await batch.prepare(pending);
    const outcomes: Outcome[] = [];
    for (const one of pending) outcomes.push(await batch.decide(one, () => this.clock.now()));
    return outcomes;
  }

  private async write(
    db: pg.PoolClient,
    { ledger, head, batch }: { ledger: number; head: number; batch: Batch },
  ): Promise<Recorded[]> {
    const { types, projections } = this;
    const recorded = await append(db, { ledger, head, made: batch.made, types, projections: projections.names });
    await projections.apply(recorded, db);
    await writeKept(
      batch.made.flatMap(({ work }) => work.kept),
      db,
    );
    return recorded;
  }
}

/** An error that PostgreSQL itself told is known to have undone everything; without one nobody knows. */
async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw error instanceof pg.DatabaseError && !/^(08|57)/.test(error.code ?? '') ? error : new ConnectionLost(error);
  }
}
