import { Refusal } from '../kernel/refusal.js';

/** Serialisation failure, deadlock, lock not had in time: nothing was written, and the next try may succeed. */
const passing = new Set(['40001', '40P01', '55P03']);
const tries = 4;

const isPassing = (error: unknown) => passing.has((error as { code?: string }).code ?? '');

/** Runs `attempt` again when a passing error ended it. @throws {Refusal} CONFLICT when others kept getting in the way */
export async function retryPassing<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let left = tries; left > 0; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }
  throw new Refusal('CONFLICT');
}
