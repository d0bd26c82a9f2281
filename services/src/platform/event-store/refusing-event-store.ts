import { EventStore, EventStoreError, type RequestKey, type Work } from '@northlight/event-store';
import { Histogram } from 'prom-client';
import { Refusal } from '../kernel/refusal.js';
import { traced } from '../observability/traced.js';

/** The event store of the services: what it does not take is refused as everything else is. */
export class RefusingEventStore extends EventStore {
  /** @throws {Refusal} what `decide` refused, CONFLICT, UNAVAILABLE, IDEMPOTENCY_KEY_REUSED */
  override transaction<Answer>(ledger: number, decide: (work: Work) => Answer, request?: RequestKey): Promise<Answer> {
    const commit = () => super.transaction(ledger, decide, request).catch(refuse);
    return timed([ledger], commit);
  }

  /** @throws {Refusal} as `transaction` does; LEDGERS_APART */
  override transactionOver<Answer>(
    ledgers: readonly [number, number, ...number[]],
    decide: (first: Work, second: Work, ...more: Work[]) => Answer,
    request?: RequestKey,
  ): Promise<Answer> {
    const commit = () => super.transactionOver(ledgers, decide, request).catch(refuse);
    return timed([...ledgers], commit);
  }
}

/** From the moment that a decision is handed in to its answer: the wait in the command queue, and the commit. */
const durations = new Histogram({
  name: 'decision_duration_seconds',
  help: 'Time from a decision that is handed in to the answer after its commit',
  labelNames: ['outcome'],
  buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

async function timed<Answer>(ledgers: number[], commit: () => Promise<Answer>): Promise<Answer> {
  const stop = durations.startTimer();
  try {
    const answer = await traced({ name: 'decide and commit', attributes: { 'northlight.ledgers': ledgers } }, commit);
    stop({ outcome: 'committed' });
    return answer;
  } catch (error) {
    stop({ outcome: error instanceof Refusal ? 'refused' : 'failed' });
    throw error;
  }
}

function refuse(error: unknown): never {
  throw error instanceof EventStoreError ? new Refusal(error.code) : error;
}
