import type { Attempt } from './attempt.js';
import type { Outcome, Pending } from './batch.js';
import { GroundLost } from './retry.js';
import { DatabaseAway } from './wire-keeper.js';

/** A batch on its way, and what came of it once it is down. */
export class Flight<Traveller extends Pending> {
  outcomes: readonly Outcome[] | undefined;
  error: unknown;
  isDown = false;
  /** Never rejects. */
  readonly down: Promise<void>;

  private constructor(
    readonly batch: Traveller[],
    readonly attempt: Attempt,
    outcomes: Promise<readonly Outcome[]>,
  ) {
    this.down = outcomes
      .then(
        (told) => {
          this.outcomes = told;
        },
        (error) => {
          this.error = error;
        },
      )
      .then(() => {
        this.isDown = true;
      });
  }

  /** Resolves once this is down and committed. @throws {GroundLost} when it is not */
  async stands(): Promise<void> {
    await this.down;
    if (!this.outcomes) throw new GroundLost();
  }

  /**
   * Decides a batch and sends it off.
   * @param before the flight ahead: what became of it must be known first, because this one was decided on it
   */
  static async depart<Traveller extends Pending>(
    batch: Traveller[],
    attempt: Attempt,
    before: Flight<Traveller> | undefined,
  ): Promise<Flight<Traveller>> {
    try {
      await attempt.depart();
    } catch (error) {
      return new Flight(batch, attempt, Promise.reject(error));
    }
    return new Flight(batch, attempt, landAfter(before, attempt));
  }
}

async function landAfter(before: Flight<Pending> | undefined, attempt: Attempt): Promise<readonly Outcome[]> {
  await before?.down;
  // what became of that one could not be found out: nor can this
  if (before?.error instanceof DatabaseAway) throw before.error;
  return attempt.land();
}
