import { type LoadableRelease, mostExact, type PinnedFront, type ReleaseRecord } from '@northlight/contracts';
import { fits } from './objections.js';
import type { LiveFront, Snapshot } from './snapshot.js';

/** The releases of one document. */
export interface Pinned {
  readonly shell: ReleaseRecord;
  /** The shell that stands in when this one does not start; none where this is it. */
  readonly shellBefore?: ReleaseRecord | undefined;
  /** This shell was requested, in place of one that did not start. */
  readonly isStandIn?: boolean | undefined;
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
  /** A shell that is requested because the one that this visitor was given did not start. */
  readonly shell?: string | undefined;
}

/** Which releases a document pins; undefined as long as no shell is live. */
export const pin = (snapshot: Snapshot, { path, place, shell: requested }: Visit): Pinned | undefined => {
  const given = snapshot.map((front) => ({ front, release: releaseFor(front, place) }));
  const host = given.find(({ release }) => release.provides);
  if (!host) return undefined;
  const others = given.filter(({ release }) => !release.provides);
  const shells = shellsFor(host, others, requested);
  const { shell } = shells;
  const releases = [...others.map(({ release }) => release), shell];
  const pattern = mostExact(
    releases.flatMap(({ routes }) => routes),
    path,
  );
  const owner = releases.find(({ routes }) => pattern !== undefined && routes.includes(pattern));
  const isOff = others.some(({ front }) => front.killed && front.app === owner?.app);
  return {
    ...shells,
    fronts: others.map(({ front, release }) => pinned(front, release, shell)),
    here: owner === shell || isOff ? undefined : owner,
    pattern,
    isOwned: owner !== undefined,
  };
};

interface Given {
  readonly front: LiveFront;
  readonly release: ReleaseRecord;
}

/**
 * The shell of a document and the one that stands in for it. The one before takes its place when it is asked for, and
 * where more of the fronts fit that: a shell that was forced past the gate must not cost all of them.
 */
const shellsFor = (
  { front, release }: Given,
  others: readonly Given[],
  requested: string | undefined,
): Pick<Pinned, 'shell' | 'shellBefore' | 'isStandIn'> => {
  const before = beforeOf(front, release);
  if (!before) return { shell: release };
  if (requested === before.id) return { shell: before, isStandIn: true };
  const fitting = (shell: ReleaseRecord) => others.filter((other) => fits(other.release, shell)).length;
  return fitting(before) > fitting(release) ? { shell: before } : { shell: release, shellBefore: before };
};

/** A visitor of a candidate falls back to the stable release, anybody else to the one before. */
const beforeOf = ({ stable, lastGood }: LiveFront, release: ReleaseRecord): ReleaseRecord | undefined => {
  const before = release === stable ? lastGood : stable;
  return before?.id === release.id ? undefined : before;
};

const releaseFor = ({ stable, candidate, percent }: LiveFront, place: Visit['place']): ReleaseRecord =>
  candidate && place(candidate.id) < percent ? candidate : stable;

/** The release before stands by where the shell has what it needs. */
const pinned = (front: LiveFront, release: ReleaseRecord, shell: ReleaseRecord): PinnedFront => {
  const { app, routes, frame } = release;
  if (front.killed) return { app, routes };
  const before = beforeOf(front, release);
  return {
    app,
    routes,
    ...(frame && { frame }),
    release: loadable(release),
    ...(before && fits(before, shell) ? { lastGood: loadable(before) } : {}),
  };
};

const loadable = ({ id, container, entry, integrity }: ReleaseRecord): LoadableRelease => ({
  id,
  container,
  entry,
  integrity,
});
