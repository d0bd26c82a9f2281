import type { Taking } from './engine/book.js';
import { Faults } from './engine/faults.js';

/** How the engine works. The defaults are measured (docs/adr/0014, 0015); tests and the bench set others. */
export class EngineOptions {
  /** Lanes of a process: each owns a connection. */
  readonly lanes: number = 2;
  /** Most decisions that are committed together. */
  readonly mostTogether: number = 128;
  /** Most batches of a lane that are on their way at once; each is decided as if the ones before were committed. */
  readonly mostInTheAir: number = 4;
  /** A batch follows the one before when it is at least so much of its size: tiny ones cost more than they gain. */
  readonly shareToFollow: number = 1;
  /**
   * So many decisions leave at once, and do not wait for more of the same turn (docs/adr/0039); as a batch with others
   * around it, they let go of their ledgers before they are on disk (docs/adr/0037).
   */
  readonly crowd: number = 32;
  /** Most decisions that may wait in a lane; who comes later is asked to come again. */
  readonly mostWaiting: number = 5_000;
  readonly taking: Taking = 'auto';

  /** Planted by test runs only. */
  readonly faults: Faults = new Faults();

  static with(options: Partial<EngineOptions>): EngineOptions {
    return Object.assign(new EngineOptions(), options);
  }
}
