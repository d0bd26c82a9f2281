import type { LocalBuildDto, ReleaseRecord } from '@northlight/contracts';
import type { LiveFront, Snapshot } from './snapshot.js';

/**
 * What one browser is shown that asks for these releases by name: each in place of what is live of its front, for sure and
 * with nothing to fall back to, so that what is wrong with it is seen.
 */
export const overridden = (snapshot: Snapshot, releases: readonly ReleaseRecord[]): Snapshot => {
  const shown = new Map(releases.map((stable) => [stable.app, shownAlone(stable)]));
  return [...snapshot.filter(({ app }) => !shown.has(app)), ...shown.values()];
};

const shownAlone = (stable: ReleaseRecord): LiveFront => ({ app: stable.app, killed: false, percent: 0, stable });

/** A build of a developer's machine, as a record: nothing is known of its files but the first. */
export const recordOfLocal = ({
  app,
  id,
  container,
  entry,
  integrity,
  routes,
  frame,
}: LocalBuildDto): ReleaseRecord => ({
  ...{ app, id, container, entry, integrity, routes, ...(frame && { frame }) },
  ...{ build: 'local', version: 'local', files: [], exposes: [], copies: [], first: {}, needs: {} },
});
