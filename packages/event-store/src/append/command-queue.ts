import type pg from 'pg';
import { EventStoreError } from '../errors.js';
import { LedgerElsewhere } from '../ledger-elsewhere.js';
import { Batch, type BatchQueue, type Outcome, type PendingCommand } from './batch.js';
import { CommitRecovery } from './commit-recovery.js';
import { ConnectionProvider, DatabaseAway, isAway } from './connection-provider.js';
import { Inbox, type QueuedCommand, settleAll } from './inbox.js';
import { LedgerCache } from './ledger-cache.js';
import { isTransient, LockTimeout, retryTransient } from './retry.js';
import { type Services, Transaction } from './transaction.js';

/** A transaction on its way, and the commands that it is about. */
interface InFlight {
  readonly batch: QueuedCommand[];
  readonly transaction: Transaction;
}

/**
 * A queue of commands and the connection that commits what they decide. While a batch is being committed the next one
 * gathers, and may be pipelined behind it; a command that comes alone is committed at once. No timer, and no wait but for
 * the commits before and for commands of the same turn of the event loop.
 */
export class CommandQueue {
  private readonly inbox: Inbox;
  private isBusy = false;
  private readonly connections: ConnectionProvider;
  private readonly inFlight: InFlight[] = [];
  private wake: () => void = () => undefined;
  private readonly caches = new Map<number, LedgerCache>();
  private readonly services: Services;

  constructor(services: Omit<Services, 'recovery'>, connectionConfig: pg.ClientConfig) {
    this.inbox = new Inbox(services.options);
    this.connections = new ConnectionProvider(connectionConfig, services.options.connect);
    this.services = { ...services, recovery: new CommitRecovery(this.connections) };
  }

  /** @returns what was decided, after its commit @throws {EventStoreError} UNAVAILABLE when too many wait */
  enqueue<Answer>(pending: PendingCommand): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const { ledgers, decide, request, meta } = pending;
      // guard: an answer leaves after its commit
      this.inbox.add({ ledgers, decide, request, meta, resolve, reject });
      if (!this.isBusy) void this.drain();
      else if (this.canPipeline) this.wake();
    });
  }

  async close(): Promise<void> {
    await this.connections.close();
  }

  private async drain(): Promise<void> {
    this.isBusy = true;
    while (this.inbox.size + this.inFlight.length > 0) await this.step();
    this.isBusy = false;
  }

  private async step(): Promise<void> {
    const { inFlight, inbox } = this;
    if (inFlight.length === 0 || this.canPipeline) {
      await inbox.untilGathered();
      if (!inFlight[0]?.transaction.isSettled) await this.dispatch(inbox.takeBatch());
    } else await Promise.race([inFlight[0]?.transaction.settled, this.untilPipelining()]);
    if (inFlight[0]?.transaction.isSettled) await this.retryFailed();
  }

  /** True when enough commands wait to send a batch behind those in flight, decided as if these were committed. */
  private get canPipeline(): boolean {
    const { options } = this.services;
    const ahead = this.inFlight.at(-1);
    const isFull = this.inFlight.length >= options.maxInFlight;
    if (!ahead || isFull || ahead.transaction.isDisconnected) return false;
    return this.inbox.size > 0 && this.inbox.size >= ahead.batch.length * options.minPipelinedShare;
  }

  /** Resolves when `canPipeline` has become true. */
  private untilPipelining(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private async dispatch(batch: QueuedCommand[]): Promise<void> {
    try {
      const ahead = this.inFlight.at(-1);
      const transaction = await this.transactionFor(batch, ahead && (() => this.predecessorsCommitted()));
      await transaction.start(ahead?.transaction);
      this.inFlight.push({ batch, transaction });
      void transaction.settled.then(() => this.settleCompleted());
    } catch (error) {
      await this.recover(batch, error);
    }
  }

  /** Not the last alone: it may be about other ledgers, and be committed where one before it failed. @throws {PredecessorFailed} */
  private async predecessorsCommitted(): Promise<void> {
    // guard: a batch that locked its ledger asks all batches that it may have been decided on
    await Promise.all(this.inFlight.map(({ transaction }) => transaction.mustBeCommitted()));
  }

  /** Answers the commands of transactions that are committed, whatever else the queue is doing. */
  private settleCompleted(): void {
    for (let first = this.inFlight[0]; first?.transaction.outcomes; first = this.inFlight[0]) {
      settleAll(first.batch, first.transaction.outcomes);
      this.inFlight.shift();
    }
  }

  /** A transaction failed, and with it whatever was decided on it. All of it is taken back, and tried again one by one. */
  private async retryFailed(): Promise<void> {
    const failed = await this.completeAll();
    // guard: what was decided on a batch that did not come to be is taken back
    for (const { transaction } of failed.toReversed()) transaction.undo();
    for (const { transaction } of failed) await transaction.abandon();
    for (const { batch, transaction } of failed) {
      const { error } = transaction;
      await (isTransient(error) ? this.run(batch) : this.recover(batch, error));
    }
  }

  /** @returns the transactions that failed */
  private async completeAll(): Promise<InFlight[]> {
    const all = this.inFlight.splice(0);
    await Promise.all(all.map(({ transaction }) => transaction.settled));
    for (const { batch, transaction } of all) if (transaction.outcomes) settleAll(batch, transaction.outcomes);
    return all.filter(({ transaction }) => !transaction.outcomes);
  }

  /** Commits together; where one command makes the whole batch fail, each alone. @returns the error that ended it, if one did */
  private async run(batch: QueuedCommand[], tries?: number): Promise<unknown> {
    try {
      settleAll(batch, await retryTransient(() => this.commit(batch), tries));
      return undefined;
    } catch (error) {
      await this.recover(batch, error);
      return error;
    }
  }

  private async commit(batch: QueuedCommand[]): Promise<readonly Outcome[]> {
    const transaction = await this.transactionFor(batch);
    await transaction.start();
    await transaction.settled;
    if (transaction.outcomes) return transaction.outcomes;
    transaction.undo();
    await transaction.abandon();
    throw transaction.error;
  }

  private async transactionFor(batch: QueuedCommand[], ahead?: () => Promise<void>): Promise<Transaction> {
    const connection = await this.connections.connected();
    const queue: BatchQueue = { admit: (fits) => this.inbox.admit(batch, fits), predecessorsCommitted: ahead };
    return new Transaction(this.services, connection, new Batch(batch, (ledger) => this.cacheOf(ledger)), queue);
  }

  private async recover(batch: readonly QueuedCommand[], error: unknown): Promise<void> {
    // guard: one that the database refuses does not spoil the others
    if (isAway(error)) this.rejectUnavailable(batch, error);
    else if (error instanceof LedgerElsewhere) await this.runOthers(batch, error);
    else if (batch.length > 1) await this.runSeparately(batch, error instanceof LockTimeout ? 1 : undefined);
    else batch[0]?.reject(error);
  }

  /** Whoever asks for a ledger that is decided elsewhere is told; the others go on. */
  private async runOthers(batch: readonly QueuedCommand[], error: LedgerElsewhere): Promise<void> {
    const isAbout = ({ ledgers }: QueuedCommand): boolean => ledgers.includes(error.ledger);
    for (const one of batch.filter(isAbout)) one.reject(error);
    const others = batch.filter((one) => !isAbout(one));
    if (others.length > 0) await this.run(others);
  }

  /** Each alone. Where others do not release a ledger, the next command on it would wait as long for the same. */
  private async runSeparately(batch: readonly QueuedCommand[], tries?: number): Promise<void> {
    const held = new Set<number>();
    for (const one of batch) {
      // guard: whoever would wait for what somebody holds is not tried alone after one who waited
      if (one.ledgers.some((ledger) => held.has(ledger))) one.reject(new LockTimeout());
      else if ((await this.run([one], tries)) instanceof LockTimeout) one.ledgers.forEach(held.add, held);
    }
  }

  /** Commands behind would only wait for the same. */
  private rejectUnavailable(batch: readonly QueuedCommand[], error: unknown): void {
    this.services.logger.error({ err: error }, 'The database is away');
    const behind = error instanceof DatabaseAway ? this.inbox.clear() : [];
    for (const { reject } of [...batch, ...behind]) reject(new EventStoreError('UNAVAILABLE'));
  }

  private cacheOf(ledger: number): LedgerCache {
    const known = this.caches.get(ledger);
    if (known) return known;
    const cache = new LedgerCache(ledger, this.services.options);
    this.caches.set(ledger, cache);
    return cache;
  }
}
