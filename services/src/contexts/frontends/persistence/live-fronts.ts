import type { ReleaseRecord } from '@northlight/contracts';
import type { Snapshot } from '../domain/snapshot.js';

/** What is live, always at hand: what documents pin. */
export abstract class LiveFronts {
  abstract get snapshot(): Snapshot;

  /** Registered releases by their ids, live or not; none of those that there are not. */
  abstract find(ids: readonly string[]): Promise<readonly ReleaseRecord[]>;

  /** What is missing may be built at any moment: documents wait for it. */
  get isBuilding(): boolean {
    return false;
  }
}
