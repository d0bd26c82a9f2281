import { type LoadableRelease, mostExact, type PinnedFront, type ReleaseRecord } from '@northlight/contracts';
import { fits } from './objections.js';
import type { LiveFront, Snapshot } from './snapshot.js';

/** The releases of one document. */
export interface Pinned {
  readonly shell: ReleaseRecord;
  readonly fronts: readonly PinnedFront[];
  /** The pinned release of the front that answers the asked path; undefined: the shell answers, or nobody. */
  readonly here?: ReleaseRecord;
  /** The pattern of its route among those of all fronts. */
  readonly pattern?: string | undefined;
  /** Does anybody answer this path? */
  readonly isOwned: boolean;
}

/** Who asks, and for what. */
export interface Visit {
  readonly path: string;
  /** Where the visitor stands among a hundred for a candidate: below its percentage means that it is shown. */
  readonly place: (candidateId: string) => number;
}

/** Which releases a document pins; undefined as long as no shell is live. */
export const pin = (snapshot: Snapshot, { path, place }: Visit): Pinned | undefined => {
  const given = snapshot.map((front) => ({ front, release: releaseFor(front, place) }));
  const shell = given.find(({ release }) => release.provides)?.release;
  if (!shell) return undefined;
  const others = given.filter(({ release }) => !release.provides);
  const releases = [...others.map(({ release }) => release), shell];
  const pattern = mostExact(
    releases.flatMap(({ routes }) => routes),
    path,
  );
  const owner = releases.find(({ routes }) => pattern !== undefined && routes.includes(pattern));
  const isOff = others.some(({ front }) => front.killed && front.app === owner?.app);
  return {
    shell,
    fronts: others.map(({ front, release }) => pinned(front, release, shell)),
    here: owner === shell || isOff ? undefined : owner,
    pattern,
    isOwned: owner !== undefined,
  };
};

const releaseFor = ({ stable, candidate, percent }: LiveFront, place: Visit['place']): ReleaseRecord =>
  candidate && place(candidate.id) < percent ? candidate : stable;

/** A visitor of a candidate falls back to the stable release, anybody else to the one before, where the shell has what it needs. */
const pinned = (front: LiveFront, release: ReleaseRecord, shell: ReleaseRecord): PinnedFront => {
  const { app, routes, frame } = release;
  if (front.killed) return { app, routes };
  const before = release === front.stable ? front.lastGood : front.stable;
  const isUseful = before !== undefined && before.id !== release.id && fits(before, shell);
  return {
    app,
    routes,
    ...(frame && { frame }),
    release: loadable(release),
    ...(isUseful ? { lastGood: loadable(before) } : {}),
  };
};

const loadable = ({ id, container, entry, integrity }: ReleaseRecord): LoadableRelease => ({
  id,
  container,
  entry,
  integrity,
});
