import type { Clock } from '../../kernel/clock.js';
import type { EngineOptions } from '../engine-options.js';
import type { EventTypes } from '../event-types.js';
import type { Projections } from '../projections.js';
import type { Book } from './book.js';
import type { Faults } from './faults.js';
import type { Sent } from './writing.js';

/** What every attempt of a lane has in common. */
export interface Ground {
  readonly types: EventTypes;
  readonly projections: Projections;
  readonly clock: Clock;
  readonly bookOf: (ledger: number) => Book;
  /** Called with the ledgers of every commit. */
  readonly committed: (ledgers: readonly number[]) => void;
  /** Waits until all that was committed is on disk. */
  readonly flushed: () => Promise<void>;
  /** Whether a batch was committed whose commit nobody answered. @throws when that cannot be found out in time */
  readonly findOut: (sent: Sent) => Promise<boolean>;
  readonly faults: Faults;
  readonly options: EngineOptions;
}
