import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../kernel/refusal.js';

/** Serialisation failure, deadlock, lock not had in time, a key just taken: nothing was written, the next try may succeed. */
const passing = new Set(['40001', '40P01', '55P03', '23505']);
const tries = 4;
/** Longest pause before the next try, in milliseconds; a random part of it, so that two do not meet again. */
const pause = 25;

const isPassing = (error: unknown) => passing.has((error as { code?: string }).code ?? '');

/** Runs `attempt` again when a passing error ended it. @throws {Refusal} CONFLICT when others kept getting in the way */
export async function retryPassing<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let left = tries; left > 0; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(Math.random() * pause);
    }
  }
  throw new Refusal('CONFLICT');
}
