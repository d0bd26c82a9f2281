import type { ConcurrencyControl } from './append/ledger-cache.js';
import { PipelinedConnection } from './append/pipelined-connection.js';

/** How the engine works. The defaults are measured (docs/adr/0014, 0015); tests and the bench set others. */
export class EngineOptions {
  /** Command queues of a process: each owns a connection. */
  readonly commandQueues: number = 2;
  /** Most commands that are committed together. */
  readonly maxBatchSize: number = 128;
  /** Most batches of a queue that are in flight at once; each is decided as if the ones before were committed. */
  readonly maxInFlight: number = 4;
  /** A batch follows the one before when it is at least so much of its size: tiny ones cost more than they gain. */
  readonly minPipelinedShare: number = 1;
  /**
   * So many commands leave at once, and do not wait for more of the same turn (docs/adr/0039); as a batch with others
   * around it, they release their ledgers before they are on disk (docs/adr/0037).
   */
  readonly eagerBatchSize: number = 32;
  /** Most commands that may wait in a queue; later ones are refused with UNAVAILABLE. */
  readonly maxQueued: number = 5_000;
  readonly concurrency: ConcurrencyControl = 'auto';
  /** Whether a batch releases its ledgers before it is on disk: where it is large and others wait for them, or always. */
  readonly earlyRelease: 'auto' | 'always' = 'auto';
  /** Opens the connections that commit. */
  readonly connect = PipelinedConnection.open;

  static with(options: Partial<EngineOptions>): EngineOptions {
    return Object.assign(new EngineOptions(), options);
  }
}
