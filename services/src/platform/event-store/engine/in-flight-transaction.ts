import type { Outcome, PendingCommand } from './batch.js';
import { DatabaseAway } from './connection-provider.js';
import { PredecessorFailed } from './retry.js';
import type { Transaction } from './transaction.js';

/** A transaction that is on its way, and what came of it once it is settled. */
export class InFlightTransaction<Command extends PendingCommand> {
  outcomes: readonly Outcome[] | undefined;
  error: unknown;
  isSettled = false;
  /** Never rejects. */
  readonly settled: Promise<void>;

  private constructor(
    readonly batch: Command[],
    readonly transaction: Transaction,
    outcomes: Promise<readonly Outcome[]>,
  ) {
    this.settled = outcomes
      .then(
        (told) => {
          this.outcomes = told;
        },
        (error) => {
          this.error = error;
        },
      )
      .then(() => {
        this.isSettled = true;
      });
  }

  /** Resolves once it is committed. @throws {PredecessorFailed} when it is not */
  async mustBeCommitted(): Promise<void> {
    await this.settled;
    if (!this.outcomes) throw new PredecessorFailed();
  }

  /**
   * Decides a batch and sends it.
   * @param before the transaction ahead: what became of it must be known first, because this one was decided on it
   */
  static async dispatch<Command extends PendingCommand>(
    batch: Command[],
    transaction: Transaction,
    before: InFlightTransaction<Command> | undefined,
  ): Promise<InFlightTransaction<Command>> {
    try {
      await transaction.dispatch();
    } catch (error) {
      return new InFlightTransaction(batch, transaction, Promise.reject(error));
    }
    return new InFlightTransaction(batch, transaction, completeAfter(before, transaction));
  }
}

async function completeAfter(
  before: InFlightTransaction<PendingCommand> | undefined,
  transaction: Transaction,
): Promise<readonly Outcome[]> {
  await before?.settled;
  // what became of that one could not be found out: nor can this
  if (before?.error instanceof DatabaseAway) throw before.error;
  return transaction.complete();
}
