import { setTimeout as wait } from 'node:timers/promises';
import { EventStoreError } from '../errors.js';
import { ConnectionLost } from './pipelined-connection.js';

const LOCK_NOT_AVAILABLE = '55P03';
/**
 * Serialisation failure, deadlock, lock not had in time, a key just taken, a prepared statement that was not prepared
 * after all: nothing was written, the next try may succeed.
 */
const TRANSIENT_CODES = new Set(['40001', '40P01', LOCK_NOT_AVAILABLE, '23505', '26000']);
/** A transaction ahead, on which this one was decided, was not committed. */
export class PredecessorFailed extends Error {
  constructor() {
    super('The batch before this one was not committed');
  }
}

/** Another transaction held the lock for longer than one may wait, each time. */
export class LockTimeout extends EventStoreError {
  constructor() {
    super('CONFLICT');
  }
}

const MAX_TRIES = 4;
/** Longest pause before the next try, in milliseconds; a random part of it, so that two do not meet again. */
const MAX_PAUSE_MS = 25;

export const isTransient = (error: unknown) =>
  error instanceof ConnectionLost ||
  error instanceof PredecessorFailed ||
  TRANSIENT_CODES.has((error as { code?: string } | undefined)?.code ?? '');

/**
 * Runs `attempt` again when a transient error ended it: the first time at once, because the attempt has learnt from it.
 * @throws {EventStoreError} CONFLICT when others kept getting in the way ({LockTimeout} when they did not let go), UNAVAILABLE when the
 *   connection kept breaking
 */
export async function retryTransient<Answer>(attempt: () => Promise<Answer>, left = MAX_TRIES): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    // guard: what passes is tried again
    if (!isTransient(error)) throw error;
    if (left === 1) throw errorOf(error);
  }
  if (left < MAX_TRIES) await wait(Math.random() * MAX_PAUSE_MS);
  return retryTransient(attempt, left - 1);
}

function errorOf(error: unknown): EventStoreError {
  if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return new LockTimeout();
  return new EventStoreError(error instanceof ConnectionLost ? 'UNAVAILABLE' : 'CONFLICT');
}
