import type { Clock } from '../../kernel/clock.js';
import type { EventTypes } from '../event-types.js';
import type { Projections } from '../projections.js';
import { Batch, type Outcome, type Pending } from './batch.js';
import type { Book } from './book.js';
import { Reader } from './reader.js';
import { lockHeads } from './reading.js';
import { ConnectionLost, type Statement, type Wire } from './wire.js';
import { Writing } from './writing.js';

/** What every attempt of a lane has in common. */
export interface Ground {
  readonly types: EventTypes;
  readonly projections: Projections;
  readonly clock: Clock;
  readonly bookOf: (ledger: number) => Book;
  /** Called with the ledgers of every commit. */
  readonly committed: (ledgers: readonly number[]) => void;
  /** Whether a batch was committed whose commit nobody answered. @throws when that cannot be found out in time */
  readonly findOut: (writing: Writing) => Promise<boolean>;
}

const begin: Statement = { text: 'begin' };
const commit: Statement = { text: 'commit' };
const rollback: Statement = { text: 'rollback' };

/** One try to decide a batch and to commit what it decided. */
export class Attempt {
  private readonly batch: Batch;
  private readonly reader: Reader;

  constructor(
    private readonly ground: Ground,
    private readonly wire: Wire,
    pending: readonly Pending[],
  ) {
    this.batch = new Batch(pending, ground.bookOf, (wants) => this.reader.readNow(wants));
    this.reader = new Reader(wire, this.batch, ground.types);
  }

  /** @returns what may be told: it is committed @throws whatever ended the attempt; then nothing was written */
  async run(): Promise<readonly Outcome[]> {
    try {
      const outcomes = await this.decide();
      await this.write(new Writing(this.batch, this.ground.types));
      return outcomes;
    } catch (error) {
      await this.giveUp(error as { code?: string; constraint?: string });
      throw error;
    }
  }

  /** Decides on what is remembered; where that is not enough, or not the present, reads what it takes and decides again. */
  private async decide(): Promise<readonly Outcome[]> {
    for (;;) {
      const outcomes = await this.batch.decide(() => this.ground.clock.now());
      if (!(await this.reader.hasNews())) return outcomes;
    }
  }

  private async write(writing: Writing): Promise<void> {
    const statements = await this.statementsOf(writing);
    try {
      this.reader.holdsLock = false;
      await this.wire.send(statements);
    } catch (error) {
      const mayHaveHappened = error instanceof ConnectionLost && !writing.isEmpty;
      if (!mayHaveHappened || !(await this.ground.findOut(writing))) throw error;
    }
    for (const page of this.batch.pages) page.keep();
    if (writing.isEmpty) return;
    for (const { book, to } of writing.moves) book.movedTo(to);
    this.ground.committed(writing.moves.map(({ book }) => book.ledger));
  }

  private async statementsOf(writing: Writing): Promise<Statement[]> {
    const { projections } = this.ground;
    const { holdsLock } = this.reader;
    if (writing.isEmpty) return [holdsLock ? commit : writing.compare()];
    return [
      ...(holdsLock ? [] : this.beginOn(writing.moves.map(({ book }) => book.ledger))),
      writing.append(projections.names),
      ...(await writing.project(projections)),
      ...(await writing.keep()),
      commit,
    ];
  }

  /** Several heads are taken in ascending order before any is moved, so that two batches never wait for each other. */
  private beginOn(ledgers: readonly number[]): Statement[] {
    return ledgers.length > 1 ? [begin, lockHeads(ledgers)] : [begin];
  }

  /** Nothing of this attempt happened. What the next one must know is noted. */
  private async giveUp({ code, constraint }: { code?: string; constraint?: string }): Promise<void> {
    for (const { book } of this.batch.pages) {
      if (code === '40001') book.lostRace();
      else book.lostSight();
    }
    if (this.reader.holdsLock) await this.wire.send([rollback]).catch(() => undefined);
    if (constraint === 'requests_pkey') await this.reader.lookUpAll().catch(() => undefined);
  }
}
