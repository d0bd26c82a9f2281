import type { EngineOptions } from '../engine-options.js';
import type { Clock, Logger } from '../environment.js';
import type { EventTypes } from '../event-types.js';
import type { Projections } from '../projections.js';
import type { StreamSnapshots } from '../snapshots/stream-snapshots.js';
import { AppendCommand, type SentBatch } from './append-command.js';
import type { Batch, BatchQueue, Outcome } from './batch.js';
import { BatchLoader, lockHeads } from './batch-loader.js';
import type { CommitNotifier } from './commit-notifier.js';
import type { CommitRecovery } from './commit-recovery.js';
import { DatabaseAway } from './connection-provider.js';
import type { Flusher } from './flusher.js';
import { ConnectionLost, type PipelinedConnection, type Statement } from './pipelined-connection.js';
import { PredecessorFailed } from './retry.js';

const commit: Statement = { text: 'commit' };
const rollback: Statement = { text: 'rollback' };

/** What transactions stand on. */
export interface Services {
  readonly types: EventTypes;
  readonly snapshots: StreamSnapshots;
  readonly projections: Projections;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly options: EngineOptions;
  readonly notifier: CommitNotifier;
  readonly flusher: Flusher;
  readonly recovery: CommitRecovery;
  readonly server: string;
}

/**
 * One try to decide a batch and to commit what it decided. Once it is sent the next one may be decided on it, as if it had
 * been committed; should it not be, it is taken back together with all that came after it.
 */
export class Transaction {
  /** What came of its decisions, once they are committed; or what ended it: then nothing was written. */
  outcomes: readonly Outcome[] | undefined;
  error: unknown;
  isSettled = false;
  /** Never rejects. */
  settled: Promise<void> = Promise.resolve();
  private readonly loader: BatchLoader;
  private decided: readonly Outcome[] = [];
  private sent: SentBatch | undefined;
  private answer: Promise<unknown> | undefined;
  private undos: (() => void)[] = [];
  /** It is committed without waiting for the disk, or it tells of what others may have committed so. */
  private isFlushedApart = false;

  // biome-ignore lint/complexity/useMaxParams: each one is used (docs/adr/0009)
  constructor(
    private readonly services: Services,
    private readonly connection: PipelinedConnection,
    private readonly batch: Batch,
    private readonly queue: BatchQueue,
  ) {
    this.loader = new BatchLoader(batch, services, connection);
  }

  /** True when its connection is lost: what became of it must be found out on another one. */
  get isDisconnected(): boolean {
    return this.connection.isLost;
  }

  /**
   * Decides, sends what was decided, and does not wait for the answer.
   * @param ahead the transaction that this one was decided on: what became of that must be known first
   */
  async start(ahead?: Transaction): Promise<void> {
    try {
      await this.dispatch();
    } catch (error) {
      this.error = error;
      this.isSettled = true;
      return;
    }
    this.settled = this.settle(ahead);
  }

  /** Resolves once it is committed. @throws {PredecessorFailed} when it is not */
  async mustBeCommitted(): Promise<void> {
    await this.settled;
    if (!this.outcomes) throw new PredecessorFailed();
  }

  /** Forgets what was decided, because it was not committed. Transactions that were decided on this one go first. */
  undo(): void {
    for (const undo of this.undos) undo();
    for (const { cache, from } of this.sent?.moves ?? []) cache.movedBackTo(from);
  }

  /** Nothing of this transaction happened. What the next one must know is noted. */
  async abandon(): Promise<void> {
    const { code, constraint } = this.error as { code?: string; constraint?: string };
    for (const { cache } of this.batch.units) {
      if (code === '40001') cache.noteLostRace();
      else cache.invalidateHead();
    }
    if (this.loader.holdsLock) await this.connection.send([rollback]).catch(() => undefined);
    if (constraint === 'requests_pkey') await this.loader.lookUpAll().catch(() => undefined);
  }

  private async dispatch(): Promise<void> {
    this.decided = await this.decide();
    const command = new AppendCommand(this.batch, this.services.types);
    this.isFlushedApart = command.isEmpty ? this.loader.hasReadOthers : this.mayFlushApart;
    const statements = await this.statementsOf(command);
    const last = this.loader.holdsLock ? commit : undefined;
    this.loader.holdsLock = false;
    this.sent = command.sent;
    this.answer = this.connection.write(statements, last).then(() => this.flush());
    this.answer.catch(() => undefined); // it is awaited when the transaction is settled
    this.undos = this.batch.units.map((unit) => unit.keep());
    this.batch.forget();
    if (!command.isEmpty) for (const { cache, to } of command.moves) cache.movedTo(to);
  }

  /** Every transaction that this one was decided on comes first. */
  private async settle(ahead: Transaction | undefined): Promise<void> {
    try {
      await ahead?.settled;
      // what became of that one could not be found out: nor can this
      if (ahead?.error instanceof DatabaseAway) throw ahead.error;
      await this.complete();
      this.outcomes = this.decided;
    } catch (error) {
      this.error = error;
    }
    this.isSettled = true;
  }

  /** @throws whatever ended the transaction; then nothing was written */
  private async complete(): Promise<void> {
    const { sent } = this;
    if (!sent) return;
    try {
      await this.answer;
    } catch (error) {
      if (!(await this.services.recovery.wasCommitted(sent, error))) throw error;
      this.services.logger.warn({ err: error }, 'A batch was committed, and something went wrong behind it');
    }
    if (!sent.isEmpty) this.services.notifier.notify(sent.moves.map(({ cache }) => cache.ledger));
  }

  /**
   * Decides on what is cached; where that is not enough, or not the present, reads what it takes and decides again.
   * Where the ledger was locked, no comparison of heads will refuse what stands on a batch that failed: then the lock, had
   * on the same connection, says that all batches ahead are settled, and they must be asked.
   */
  private async decide(): Promise<readonly Outcome[]> {
    for (;;) {
      const outcomes = this.batch.decide(() => this.services.clock.now());
      const hadLock = this.loader.holdsLock;
      const hasNews = await this.loader.hasNews();
      // guard: a batch that locked its ledger asks what became of the batches that it was decided on
      if (this.loader.holdsLock) await this.queue.predecessorsCommitted?.();
      const hasGrown = this.loader.holdsLock && !hadLock && this.queue.admit((one) => this.batch.fits(one));
      if (!hasNews && !hasGrown) return outcomes;
    }
  }

  /** @throws {ConnectionLost} whatever goes wrong: whether it is on disk must be found out */
  private async flush(): Promise<void> {
    // guard: a batch that let go of its ledger early is told once it is on disk
    if (!this.isFlushedApart) return;
    try {
      await this.services.flusher.onDisk();
    } catch (error) {
      // guard: a batch that is committed has happened, also when its flush fails
      throw new ConnectionLost(error);
    }
  }

  /** A large batch releases its ledgers before it is on disk where others may be waiting for them. */
  private get mayFlushApart(): boolean {
    const { earlyRelease, eagerBatchSize } = this.services.options;
    const isWaitedFor = this.queue.predecessorsCommitted !== undefined || this.loader.holdsLock;
    return earlyRelease === 'always' || (isWaitedFor && this.decided.length >= eagerBatchSize);
  }

  /**
   * What a batch writes: a transaction of its own, which needs no word for its beginning and end, or the rest of the one
   * that has locked its ledgers. Several heads are taken in ascending order before any is moved, so that two batches never
   * wait for each other.
   */
  private async statementsOf(command: AppendCommand): Promise<Statement[]> {
    const { projections } = this.services;
    const { holdsLock } = this.loader;
    if (command.isEmpty) return holdsLock ? [] : [command.compare()];
    const ledgers = command.moves.map(({ cache }) => cache.ledger);
    return [
      ...(ledgers.length > 1 && !holdsLock ? [lockHeads(ledgers)] : []),
      command.append({ projections: projections.names, isFlushedApart: this.isFlushedApart }),
      ...(await command.project(projections)),
      ...(await command.keep(this.services.server)),
    ];
  }
}
