import type { LoadableRelease, PinnedFront } from '@northlight/contracts';
import { type Loadable, loadOnce, pagesOnDemand, type RouteObject } from '@northlight/site-kit';
import { noteRelease } from '../../release-notes.ts';
import { routesOfRelease } from './federation.ts';

/** The routes of a release; undefined where there is none to be loaded. */
export type Routes = Loadable<RouteObject[] | undefined>;

const pinned = new Map<string, Routes>();
const lastGood = new Map<string, Routes>();

/** The routes of the release that this document pins; none when it is switched off. Another one stands in for it for good. */
export const pinnedRoutes = (front: PinnedFront): Routes =>
  routesIn(pinned, front, () => loadOnce(loading(front.release), { isFinal: releaseBefore(front) !== undefined }));

/** The routes of the release before, if there is another. */
export const lastGoodRoutes = (front: PinnedFront): Routes =>
  routesIn(lastGood, front, () => loadOnce(loading(releaseBefore(front))));

/** The release that stands in when the pinned one fails. */
export const releaseBefore = ({ lastGood, release }: PinnedFront): LoadableRelease | undefined =>
  lastGood?.id === release?.id ? undefined : lastGood;

const reported = new Set<unknown>();

/** Tells the console, and whoever listens for `front-failed`, which release failed and why; each failure once. */
export const reportFailure = (front: PinnedFront, cause: unknown): void => {
  if (reported.has(cause)) return;
  reported.add(cause);
  const detail = { app: front.app, release: front.release?.id, reason: String(cause) };
  reportError(new Error(`${detail.app} (${detail.release}): ${detail.reason}`, { cause }));
  document.dispatchEvent(new CustomEvent('front-failed', { detail }));
  if (detail.release) noteRelease({ app: detail.app, release: detail.release, cause });
};

const routesIn = (known: Map<string, Routes>, { app }: PinnedFront, make: () => Routes): Routes => {
  const before = known.get(app);
  if (before) return before;
  const routes = make();
  known.set(app, routes);
  return routes;
};

const loading = (release: LoadableRelease | undefined) => async () =>
  release && pagesOnDemand(await routesOfRelease(release));
