import { logger } from '../../observability/logger.js';
import { AppendCommand, type SentBatch } from './append-command.js';
import { Batch, type OpenBatch, type Outcome } from './batch.js';
import { BatchLoader } from './batch-loader.js';
import { lockHeads } from './load-statements.js';
import { ConnectionLost, type PipelinedConnection, type Statement } from './pipelined-connection.js';
import type { TransactionContext } from './transaction-context.js';

const commit: Statement = { text: 'commit' };
const rollback: Statement = { text: 'rollback' };

/**
 * One try to decide a batch and to commit what it decided. Once it is dispatched the next one may be decided on it, as if
 * it had been committed; should it not be, it is taken back together with all that came after it.
 */
export class Transaction {
  private readonly batch: Batch;
  private readonly loader: BatchLoader;
  private outcomes: readonly Outcome[] = [];
  private sent: SentBatch | undefined;
  private answer: Promise<unknown> | undefined;
  private undos: (() => void)[] = [];
  /** It is committed without waiting for the disk, or it tells of what others may have committed so. */
  private isFlushedApart = false;

  constructor(
    private readonly context: TransactionContext,
    private readonly connection: PipelinedConnection,
    private readonly openBatch: OpenBatch,
  ) {
    this.batch = new Batch(openBatch.pending, context.cacheOf);
    this.loader = new BatchLoader(this.batch, context.types, (statements) => connection.send(statements));
  }

  /** True when its connection is lost: what became of it must be found out on another one. */
  get isDisconnected(): boolean {
    return this.connection.isLost;
  }

  /** Decides, sends what was decided, and does not wait for the answer. @throws whatever kept it from being sent */
  async dispatch(): Promise<void> {
    this.outcomes = await this.decide();
    const command = new AppendCommand(this.batch, this.context.types);
    this.isFlushedApart = command.isEmpty ? this.loader.hasReadOthers : this.mayFlushApart;
    const statements = await this.statementsOf(command);
    const last = this.loader.holdsLock ? commit : undefined;
    this.loader.holdsLock = false;
    this.sent = command.sent;
    this.answer = this.connection.write(statements, last).then(() => this.flush());
    this.answer.catch(() => undefined); // it is awaited when the transaction completes
    this.undos = this.batch.units.map((unit) => unit.keep());
    this.batch.forget();
    if (!command.isEmpty) for (const { cache, to } of command.moves) cache.movedTo(to);
  }

  /**
   * Waits for the answer; every transaction that this one was decided on must be complete.
   * @returns the outcomes: they are committed @throws whatever ended the transaction; then nothing was written
   */
  async complete(): Promise<readonly Outcome[]> {
    const { sent } = this;
    if (!sent) return this.outcomes;
    try {
      await this.answer;
    } catch (error) {
      if (!(await this.isOnRecord(sent, error))) throw error;
      logger.warn({ err: error }, 'A batch was committed, and something went wrong behind it');
    }
    if (!sent.isEmpty) this.context.committed(sent.moves.map(({ cache }) => cache.ledger));
    return this.outcomes;
  }

  /** Forgets what was decided, because it was not committed. Transactions that were decided on this one go first. */
  undo(): void {
    for (const undo of this.undos) undo();
    for (const { cache, from } of this.sent?.moves ?? []) cache.movedBackTo(from);
  }

  /** Nothing of this transaction happened. What the next one must know is noted. */
  async abandon(error: unknown): Promise<void> {
    const { code, constraint } = error as { code?: string; constraint?: string };
    for (const { cache } of this.batch.units) {
      if (code === '40001') cache.noteLostRace();
      else cache.invalidateHead();
    }
    if (this.loader.holdsLock) await this.connection.send([rollback]).catch(() => undefined);
    if (constraint === 'requests_pkey') await this.loader.lookUpAll().catch(() => undefined);
  }

  /**
   * Decides on what is cached; where that is not enough, or not the present, reads what it takes and decides again.
   * Where the ledger was locked, no comparison of heads will refuse what stands on a batch that failed: then the lock, had
   * on the same connection, says that all batches ahead are settled, and they must be asked.
   */
  private async decide(): Promise<readonly Outcome[]> {
    for (;;) {
      const outcomes = this.batch.decide(() => this.context.clock.now());
      const hadLock = this.loader.holdsLock;
      const hasNews = await this.loader.hasNews();
      // guard: a batch that locked its ledger asks what became of the batches that it was decided on
      if (this.loader.holdsLock) await this.openBatch.predecessorsCommitted?.();
      const hasGrown = this.loader.holdsLock && !hadLock && this.openBatch.admit((one) => this.batch.fits(one));
      if (!hasNews && !hasGrown) return outcomes;
    }
  }

  /** @throws {ConnectionLost} whatever goes wrong: whether it is on disk must be found out */
  private async flush(): Promise<void> {
    // guard: a batch that let go of its ledger early is told once it is on disk
    if (!this.isFlushedApart) return;
    try {
      await this.context.flushed();
    } catch (error) {
      // guard: a batch that is committed has happened, also when its flush fails
      throw new ConnectionLost(error);
    }
  }

  /** A large batch releases its ledgers before it is on disk where others may be waiting for them. */
  private get mayFlushApart(): boolean {
    const { earlyRelease, eagerBatchSize } = this.context.options;
    const isWaitedFor = this.openBatch.predecessorsCommitted !== undefined || this.loader.holdsLock;
    return earlyRelease === 'always' || (isWaitedFor && this.outcomes.length >= eagerBatchSize);
  }

  private async isOnRecord(sent: SentBatch, error: unknown): Promise<boolean> {
    if (!(error instanceof ConnectionLost)) return false;
    // guard: a commit that nobody answered is found out about
    return !sent.isEmpty && this.context.wasCommitted(sent);
  }

  /**
   * What a batch writes: a transaction of its own, which needs no word for its beginning and end, or the rest of the one
   * that has locked its ledgers. Several heads are taken in ascending order before any is moved, so that two batches never
   * wait for each other.
   */
  private async statementsOf(command: AppendCommand): Promise<Statement[]> {
    const { projections } = this.context;
    const { holdsLock } = this.loader;
    if (command.isEmpty) return holdsLock ? [] : [command.compare()];
    const ledgers = command.moves.map(({ cache }) => cache.ledger);
    return [
      ...(ledgers.length > 1 && !holdsLock ? [lockHeads(ledgers)] : []),
      command.append({ projections: projections.names, isFlushedApart: this.isFlushedApart }),
      ...(await command.project(projections)),
      ...(await command.keep()),
    ];
  }
}
