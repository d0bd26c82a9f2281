/** Why the store did not take a decision: others kept getting in the way, it is away or full, or the key had another request. */
export type EventStoreErrorCode = 'CONFLICT' | 'UNAVAILABLE' | 'IDEMPOTENCY_KEY_REUSED';

const messages: Readonly<Record<EventStoreErrorCode, string>> = {
  CONFLICT: 'Others kept writing to the same ledger: ask again',
  UNAVAILABLE: 'The store cannot take this now: ask again a little later',
  IDEMPOTENCY_KEY_REUSED: 'This key was used for another request',
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
