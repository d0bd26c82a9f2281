import type { Snapshot } from '../domain/snapshot.js';

/** What is live, always at hand: what documents pin. */
export abstract class LiveFronts {
  abstract get snapshot(): Snapshot;

  /** What is missing may be built at any moment: documents wait for it. */
  get isBuilding(): boolean {
    return false;
  }
}
