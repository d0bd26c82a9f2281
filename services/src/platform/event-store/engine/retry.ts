import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../kernel/refusal.js';
import { ConnectionLost } from './wire.js';

const lockNotHad = '55P03';
/**
 * Serialisation failure, deadlock, lock not had in time, a key just taken, a prepared statement that was not prepared
 * after all: nothing was written, the next try may succeed.
 */
const passing = new Set(['40001', '40P01', lockNotHad, '23505', '26000']);
/** What was decided stands on something that did not come to be. */
export class GroundLost extends Error {
  constructor() {
    super('The batch before this one was not committed');
  }
}

/** Somebody else held what was needed, for as long as one may wait for it and as often. */
export class Held extends Refusal {
  constructor() {
    super('CONFLICT');
  }
}

const tries = 4;
/** Longest pause before the next try, in milliseconds; a random part of it, so that two do not meet again. */
const pause = 25;

export const isPassing = (error: unknown) =>
  error instanceof ConnectionLost ||
  error instanceof GroundLost ||
  passing.has((error as { code?: string } | undefined)?.code ?? '');

/**
 * Runs `attempt` again when a passing error ended it: the first time at once, because the attempt has learnt from it.
 * @throws {Refusal} CONFLICT when others kept getting in the way ({Held} when they did not let go), UNAVAILABLE when the
 *   connection kept breaking
 */
export async function retryPassing<Answer>(attempt: () => Promise<Answer>, left = tries): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    // guard: what passes is tried again
    if (!isPassing(error)) throw error;
    if (left === 1) throw refusalOf(error);
  }
  if (left < tries) await wait(Math.random() * pause);
  return retryPassing(attempt, left - 1);
}

function refusalOf(error: unknown): Refusal {
  if ((error as { code?: string }).code === lockNotHad) return new Held();
  return new Refusal(error instanceof ConnectionLost ? 'UNAVAILABLE' : 'CONFLICT');
}
