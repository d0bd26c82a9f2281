import type { Moment, RetentionTerm } from './retention-terms.js';

/** So many are forgotten before the next ones are looked for. */
const BATCH_SIZE = 500;
/** So many batches of a kind a night; what is left comes the next one. */
const MOST_BATCHES = 40;
/** Once so many of a kind have failed, it is no fault of theirs: the rest waits for the next night. */
const MOST_FAILED = 50;

/** What became of a kind that was past its term. */
export interface Forgotten {
  readonly count: number;
  /** Keys of what could not be forgotten, and why. */
  readonly failures: ReadonlyMap<string, unknown>;
}

/** Forgets what of a kind is past its term. An entry that cannot be forgotten is passed over: it keeps no other waiting. */
export async function forgetDue(term: RetentionTerm, moment: Moment): Promise<Forgotten> {
  const failures = new Map<string, unknown>();
  let count = 0;
  for (let batch = 0; batch < MOST_BATCHES && failures.size < MOST_FAILED; batch++) {
    const limit = BATCH_SIZE + failures.size;
    const due = (await term.due(moment.before, limit)).map(({ key }) => key);
    const keys = due.filter((key) => !failures.has(key));
    count += await forgetBatch(term, { keys, moment, failures });
    if (due.length < limit) break;
  }
  return { count, failures };
}

interface Batch {
  readonly keys: readonly string[];
  readonly moment: Moment;
  readonly failures: Map<string, unknown>;
}

/** All at once, or, where that fails, one by one. @returns how many were forgotten */
async function forgetBatch({ forget }: RetentionTerm, { keys, moment, failures }: Batch): Promise<number> {
  const isForgotten = async (some: readonly string[], onError: (error: unknown) => void): Promise<boolean> => {
    try {
      await forget(some, moment);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };
  if (keys.length === 0 || (await isForgotten(keys, () => undefined))) return keys.length;
  let count = 0;
  for (const key of keys) {
    if (failures.size >= MOST_FAILED) break;
    if (await isForgotten([key], (error) => failures.set(key, error))) count++;
  }
  return count;
}
