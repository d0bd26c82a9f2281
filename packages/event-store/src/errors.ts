/**
 * Why the store did not take a decision: others kept getting in the way, it is away or full, the key had another request, or
 * its ledgers are on several servers, which no commit spans.
 */
export type EventStoreErrorCode = 'CONFLICT' | 'UNAVAILABLE' | 'IDEMPOTENCY_KEY_REUSED' | 'LEDGERS_APART';

const messages: Readonly<Record<EventStoreErrorCode, string>> = {
  CONFLICT: 'Others kept writing to the same ledger: ask again',
  UNAVAILABLE: 'The store cannot take this now: ask again a little later',
  IDEMPOTENCY_KEY_REUSED: 'This key was used for another request',
  LEDGERS_APART: 'These ledgers are on several servers: nothing can be decided on them together',
};

/** The store did not take a decision. Nothing happened. */
export class EventStoreError extends Error {
  constructor(readonly code: EventStoreErrorCode) {
    super(messages[code]);
    this.name = 'EventStoreError';
  }
}

/** True for what was told to come again: by this store, or by anything else that says so in the same way. */
export const isUnavailable = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'UNAVAILABLE';
