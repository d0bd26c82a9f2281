import type pg from 'pg';
import { Refusal } from '../../kernel/refusal.js';
import { logger } from '../../observability/logger.js';
import type { EngineOptions } from '../engine-options.js';
import { Attempt, type Ground } from './attempt.js';
import type { Outcome, Pending } from './batch.js';
import { Book } from './book.js';
import { wasCommitted } from './finding-out.js';
import { retryPassing } from './retry.js';
import { Wire } from './wire.js';
import type { Writing } from './writing.js';

interface Waiting extends Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** The database cannot be reached; who waits is told to come again. */
class DatabaseAway extends Error {
  constructor(override readonly cause: unknown) {
    super('The database is away');
  }
}

export interface LaneGround extends Omit<Ground, 'bookOf' | 'findOut'> {
  readonly connection: pg.ClientConfig;
  readonly options: EngineOptions;
}

/**
 * A queue of decisions and the connection that commits them. While a batch is being committed the next one gathers; when
 * nobody else is there a decision is committed at once. No timer, and no wait but for the commit before.
 */
export class Lane {
  private waiting: Waiting[] = [];
  private isBusy = false;
  private wire: Wire | undefined;
  private readonly books = new Map<number, Book>();
  private readonly attempts: Ground;

  constructor(private readonly ground: LaneGround) {
    this.attempts = {
      ...ground,
      bookOf: (ledger) => this.bookOf(ledger),
      findOut: (writing) => this.findOut(writing),
    };
  }

  /** @returns what was decided, after its commit @throws {Refusal} UNAVAILABLE when too many wait */
  take<Answer>(pending: Pending): Promise<Answer> {
    if (this.waiting.length >= this.ground.options.mostWaiting) return Promise.reject(new Refusal('UNAVAILABLE'));
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ ...pending, resolve, reject });
      if (!this.isBusy) void this.serveAll();
    });
  }

  async close(): Promise<void> {
    await this.wire?.close();
  }

  private async serveAll(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) await this.serve(this.waiting.splice(0, this.ground.options.mostTogether));
    this.isBusy = false;
  }

  /** Commits together; where one of them spoils it for all, each alone. */
  private async serve(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await retryPassing(() => this.attempt(batch));
      for (const [nth, waiting] of batch.entries()) tell(waiting, outcomes[nth]);
    } catch (error) {
      await this.recover(batch, error);
    }
  }

  private async attempt(batch: readonly Pending[]): Promise<readonly Outcome[]> {
    return new Attempt(this.attempts, await this.connected(), batch).run();
  }

  private async recover(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (isAway(error)) this.sendAway(batch, error);
    else if (batch.length > 1) for (const one of batch) await this.serve([one]);
    else batch[0]?.reject(error);
  }

  /** Who waits behind would only wait for the same. */
  private sendAway(batch: readonly Waiting[], error: unknown): void {
    logger.error({ err: error }, 'The database is away');
    const behind = error instanceof DatabaseAway ? this.waiting.splice(0) : [];
    for (const { reject } of [...batch, ...behind]) reject(new Refusal('UNAVAILABLE'));
  }

  private async connected(): Promise<Wire> {
    if (this.wire && !this.wire.isLost) return this.wire;
    try {
      this.wire = await Wire.open(this.ground.connection);
      return this.wire;
    } catch (error) {
      throw new DatabaseAway(error);
    }
  }

  private bookOf(ledger: number): Book {
    const known = this.books.get(ledger);
    if (known) return known;
    const book = new Book(ledger, this.ground.options);
    this.books.set(ledger, book);
    return book;
  }

  private async findOut(writing: Writing): Promise<boolean> {
    await this.ground.faults.at('before-finding-out');
    try {
      return await wasCommitted(writing, () => this.connected());
    } catch (error) {
      throw new DatabaseAway(error);
    }
  }
}

function tell({ resolve, reject }: Waiting, outcome: Outcome | undefined): void {
  if (outcome && 'answer' in outcome) resolve(outcome.answer as never);
  else reject(outcome?.refusal);
}

/** The database is away, full or not answering in time: trying one by one would not help. */
function isAway(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return error instanceof DatabaseAway || /^(53|57)/.test(code);
}
