import type { OnApplicationShutdown } from '@nestjs/common';
import { EventStore, EventStoreError, type RequestKey, type Work } from '@northlight/event-store';
import { Refusal } from '../kernel/refusal.js';
import { traced } from '../tracing/traced.js';

/** The event store of the services: what it does not take is refused as everything else is. */
export class RefusingEventStore extends EventStore implements OnApplicationShutdown {
  /** @throws {Refusal} what `decide` refused, CONFLICT, UNAVAILABLE, IDEMPOTENCY_KEY_REUSED */
  override transaction<Answer>(ledger: number, decide: (work: Work) => Answer, request?: RequestKey): Promise<Answer> {
    const commit = () => super.transaction(ledger, decide, request).catch(refuse);
    return traced({ name: 'decide and commit', attributes: { 'northlight.ledgers': [ledger] } }, commit);
  }

  /** @throws {Refusal} as `transaction` does */
  override transactionOver<Answer>(
    ledgers: readonly [number, number, ...number[]],
    decide: (first: Work, second: Work, ...more: Work[]) => Answer,
    request?: RequestKey,
  ): Promise<Answer> {
    const commit = () => super.transactionOver(ledgers, decide, request).catch(refuse);
    return traced({ name: 'decide and commit', attributes: { 'northlight.ledgers': [...ledgers] } }, commit);
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

function refuse(error: unknown): never {
  throw error instanceof EventStoreError ? new Refusal(error.code) : error;
}
