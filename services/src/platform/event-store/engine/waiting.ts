import type { Outcome, Pending } from './batch.js';

/** A decision, and whoever waits for its answer. */
export interface Waiting extends Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Tells everybody of a batch what came of their decision; it is committed. */
export function tellAll(batch: readonly Waiting[], outcomes: readonly Outcome[]): void {
  for (const [nth, waiting] of batch.entries()) tell(waiting, outcomes[nth]);
}

function tell({ resolve, reject }: Waiting, outcome: Outcome | undefined): void {
  if (outcome && 'answer' in outcome) resolve(outcome.answer as never);
  else reject(outcome?.refusal);
}
