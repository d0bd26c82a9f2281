import type { Clock } from '../../kernel/clock.js';
import type { EngineOptions } from '../engine-options.js';
import type { EventTypes } from '../event-types.js';
import type { Projections } from '../projections.js';
import type { SentBatch } from './append-command.js';
import type { LedgerCache } from './ledger-cache.js';

/** What all transactions of a command queue have in common. */
export interface TransactionContext {
  readonly types: EventTypes;
  readonly projections: Projections;
  readonly clock: Clock;
  readonly cacheOf: (ledger: number) => LedgerCache;
  /** Called with the ledgers of every commit. */
  readonly committed: (ledgers: readonly number[]) => void;
  /** Waits until all that was committed is on disk. */
  readonly flushed: () => Promise<void>;
  /** Whether a batch was committed whose commit nobody answered. @throws when that cannot be found out in time */
  readonly wasCommitted: (sent: SentBatch) => Promise<boolean>;
  readonly options: EngineOptions;
}
