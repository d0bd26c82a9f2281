import { Refusal } from '../kernel/refusal.js';
import { logger } from '../observability/logger.js';
import type { Outcome, Pending } from './batch.js';

/** Most decisions that are committed together. */
const mostTogether = 128;
/** Most decisions that may wait; who comes later is asked to come again. */
const mostWaiting = 5_000;

interface Waiting extends Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** The connection broke, perhaps after the commit was sent: nobody may say whether it happened, or try it again. */
export class ConnectionLost extends Error {
  constructor(override readonly cause: unknown) {
    super('The connection to the database was lost');
  }
}

/**
 * The desk of one ledger in this process. While a batch is being committed the next one gathers; when nobody else is
 * there a decision is committed at once. No timer, and no wait but for the commit before.
 */
export class Desk {
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(private readonly commit: (batch: readonly Pending[]) => Promise<readonly Outcome[]>) {}

  /** @returns what was decided, after its commit @throws {Refusal} UNAVAILABLE when too many wait */
  take<Answer>(pending: Pending): Promise<Answer> {
    if (this.waiting.length >= mostWaiting) return Promise.reject(new Refusal('UNAVAILABLE'));
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ ...pending, resolve, reject });
      if (!this.isBusy) void this.serveAll();
    });
  }

  private async serveAll(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) await this.serve(this.waiting.splice(0, mostTogether));
    this.isBusy = false;
  }

  /** Commits together; where one of them spoils it for all, each alone. */
  private async serve(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.commit(batch);
      for (const [nth, waiting] of batch.entries()) tell(waiting, outcomes[nth]);
    } catch (error) {
      await this.recover(batch, error);
    }
  }

  private async recover(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length > 1 && !isLost(error)) {
      for (const one of batch) await this.serve([one]);
      return;
    }
    for (const { reject } of batch) reject(isLost(error) ? away(error) : error);
  }
}

function tell({ resolve, reject }: Waiting, outcome: Outcome | undefined): void {
  if (outcome && 'answer' in outcome) resolve(outcome.answer as never);
  else reject(outcome?.refusal);
}

/** Whoever waits is told to come again: with a key, that shows whether it happened after all. */
function away(cause: unknown): Refusal {
  logger.error({ err: cause }, 'The database is away');
  return new Refusal('UNAVAILABLE');
}

/** The database is away, or what became of the commit is unknown: trying one by one would not help, or do harm. */
function isLost(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^(08|53|57|E[A-Z]+$)/.test(code) || /timeout exceeded|terminated|Cannot use a pool/i.test(message);
}
