import type { QueryResult } from 'pg';
import { logger } from '../../observability/logger.js';
import { Batch, type Boarding, type Outcome } from './batch.js';
import type { FaultPoint } from './faults.js';
import type { Ground } from './ground.js';
import { Reader } from './reader.js';
import { lockHeads } from './reading.js';
import { ConnectionLost, type Statement, type Wire } from './wire.js';
import { type Sent, Writing } from './writing.js';

/** Statements that belong together, and the point that is passed before they are sent. */
type Part = readonly [FaultPoint, readonly Statement[]];

const begin: Statement = { text: 'begin' };
const commit: Statement = { text: 'commit' };
const rollback: Statement = { text: 'rollback' };

/**
 * One try to decide a batch and to commit what it decided. From its departure on the next one may be decided on it, as if
 * it had been committed; should it not be, it is taken back together with all that came after it.
 */
export class Attempt {
  private readonly batch: Batch;
  private readonly reader: Reader;
  private outcomes: readonly Outcome[] = [];
  private sent: Sent | undefined;
  private answer: Promise<unknown> | undefined;
  private takeBack: (() => void)[] = [];
  private isCommitted = false;
  /** It is committed without waiting for the disk, or it tells of what others may have committed so. */
  private isFlushedApart = false;

  constructor(
    private readonly ground: Ground,
    private readonly wire: Wire,
    private readonly boarding: Boarding,
  ) {
    this.batch = new Batch(boarding.pending, ground.bookOf, (wants) => this.reader.readNow(wants));
    this.reader = new Reader(this.batch, ground.types, (statements) => this.read(statements));
  }

  /** True when its connection is lost: what became of it must be found out on another one. */
  get isCutOff(): boolean {
    return this.wire.isLost;
  }

  /** Decides, sends what was decided, and does not wait for the answer. @throws whatever kept it from being sent */
  async depart(): Promise<void> {
    await this.pass('before-decide');
    this.outcomes = await this.decide();
    const writing = new Writing(this.batch, this.ground.types);
    this.isFlushedApart = writing.isEmpty ? this.reader.hasReadOthers : this.mayFlushApart;
    const parts = await this.partsOf(writing);
    this.reader.holdsLock = false;
    this.sent = writing.sent;
    this.answer = this.send(parts).then(() => this.flush());
    this.answer.catch(() => undefined); // it is awaited when the attempt lands
    this.takeBack = this.batch.pages.map((page) => page.keep());
    this.batch.forget();
    if (!writing.isEmpty) for (const { book, to } of writing.moves) book.movedTo(to);
  }

  /**
   * Waits for the answer; every attempt that this one stands on must have landed.
   * @returns what may be told: it is committed @throws whatever ended the attempt; then nothing was written
   */
  async land(): Promise<readonly Outcome[]> {
    const { sent } = this;
    if (!sent) return this.outcomes;
    try {
      await this.answer;
    } catch (error) {
      if (!(await this.hasHappened(sent, error))) throw error;
      logger.warn({ err: error }, 'A batch was committed, and something went wrong behind it');
    }
    if (!sent.isEmpty) this.ground.committed(sent.moves.map(({ book }) => book.ledger));
    return this.outcomes;
  }

  /** Forgets what was decided, because it did not come to be. Attempts that stand on this one go first. */
  undo(): void {
    for (const takeBack of this.takeBack) takeBack();
    for (const { book, from } of this.sent?.moves ?? []) book.backTo(from);
  }

  /** Nothing of this attempt happened. What the next one must know is noted. */
  async giveUp(error: unknown): Promise<void> {
    const { code, constraint } = error as { code?: string; constraint?: string };
    for (const { book } of this.batch.pages) {
      if (code === '40001') book.lostRace();
      else book.lostSight();
    }
    if (this.reader.holdsLock) await this.wire.send([rollback]).catch(() => undefined);
    if (constraint === 'requests_pkey') await this.reader.lookUpAll().catch(() => undefined);
  }

  /**
   * Decides on what is remembered; where that is not enough, or not the present, reads what it takes and decides again.
   * Where the ledger was locked, no comparison of heads will refuse what stands on a batch that failed: then the lock, had
   * on the same connection, says that all batches ahead are down, and they must be asked.
   */
  private async decide(): Promise<readonly Outcome[]> {
    for (;;) {
      const outcomes = await this.batch.decide(() => this.ground.clock.now());
      const hadLock = this.reader.holdsLock;
      const hasNews = await this.reader.hasNews();
      // guard: a batch that locked its ledger asks what became of the batches that it was decided on
      if (this.reader.holdsLock) await this.boarding.mustStand?.();
      const isBoarded = this.reader.holdsLock && !hadLock && this.boarding.board((one) => this.batch.fits(one));
      if (!hasNews && !isBoarded) return outcomes;
    }
  }

  private async read(statements: readonly Statement[]): Promise<QueryResult[]> {
    await this.pass('before-read');
    const results = await this.wire.send(statements);
    await this.pass('after-read');
    return results;
  }

  /** @throws {ConnectionLost} whatever goes wrong: whether it is on disk must be found out */
  private async flush(): Promise<void> {
    // guard: a batch that let go of its ledger early is told once it is on disk
    if (!this.isFlushedApart) return;
    try {
      await this.pass('before-flush');
      await this.ground.flushed();
    } catch (error) {
      // guard: a batch that is committed has happened, also when its flush fails
      throw new ConnectionLost(error);
    }
  }

  /** A large batch lets go of its ledgers before it is on disk where others may be waiting for them. */
  private get mayFlushApart(): boolean {
    const { faults, options } = this.ground;
    const isWaitedFor = this.boarding.mustStand !== undefined || this.reader.holdsLock;
    return faults.isPlanted || (isWaitedFor && this.outcomes.length >= options.crowd);
  }

  private async hasHappened(sent: Sent, error: unknown): Promise<boolean> {
    if (!(error instanceof ConnectionLost)) return this.isCommitted;
    // guard: a commit that nobody answered is found out about
    return !sent.isEmpty && this.ground.findOut(sent);
  }

  /**
   * Everything in one round trip; where faults are planted, step by step. A transaction that begins and ends here needs
   * neither word: PostgreSQL takes what is written together as one.
   */
  private async send(parts: readonly Part[]): Promise<void> {
    if (this.ground.faults.isPlanted) return this.sendStepByStep(parts);
    const statements = parts.flatMap(([, statements]) => statements);
    const isWhole = statements[0] === begin;
    if (isWhole) await this.wire.write(statements.slice(1, -1));
    else await this.wire.write(statements.slice(0, -1), statements.at(-1));
  }

  private async sendStepByStep(parts: readonly Part[]): Promise<void> {
    try {
      for (const [point, statements] of parts) {
        await this.pass(point);
        const sent = this.wire.send(statements);
        sent.catch(() => undefined); // it is awaited below, unless a fault is faster
        if (statements.includes(commit)) await this.pass('commit-sent');
        await sent;
      }
      this.isCommitted = true;
      await this.pass('after-commit');
    } catch (error) {
      if (!this.wire.isLost) await this.wire.send([rollback]);
      throw error;
    }
  }

  private pass(point: FaultPoint): Promise<void> {
    return this.ground.faults.at(point, () => this.wire.breakOff());
  }

  private async partsOf(writing: Writing): Promise<Part[]> {
    const { projections } = this.ground;
    const { holdsLock } = this.reader;
    if (writing.isEmpty) return [['before-commit', [holdsLock ? commit : writing.compare()]]];
    const opening = holdsLock ? [] : this.beginOn(writing.moves.map(({ book }) => book.ledger));
    return [
      [
        'before-append',
        [...opening, writing.append({ projections: projections.names, isFlushedApart: this.isFlushedApart })],
      ],
      ['before-projection', await writing.project(projections)],
      ['before-companions', await writing.keep()],
      ['before-commit', [commit]],
    ];
  }

  /** Several heads are taken in ascending order before any is moved, so that two batches never wait for each other. */
  private beginOn(ledgers: readonly number[]): Statement[] {
    return ledgers.length > 1 ? [begin, lockHeads(ledgers)] : [begin];
  }
}
