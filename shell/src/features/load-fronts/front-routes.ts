import type { LoadableRelease, PinnedFront } from '@northlight/contracts';
import { pagesOnDemand, type RouteObject } from '@northlight/site-kit';
import { routesOfRelease } from './federation.ts';

type Found = Promise<RouteObject[] | undefined>;

const pinned = new Map<string, Found>();
const lastGood = new Map<string, Found>();

/** The routes of the release that this document pins; undefined when it is switched off or does not load. */
export const pinnedRoutes = (front: PinnedFront): Found => once(pinned, front, front.release);

/** The routes of the release before; undefined when there is none, or it does not load either. */
export const lastGoodRoutes = (front: PinnedFront): Found =>
  once(lastGood, front, front.lastGood?.id === front.release?.id ? undefined : front.lastGood);

/** Tells the console, and whoever listens for `front-failed`, which release failed and why. */
export const reportFailure = (front: PinnedFront, cause: unknown): void => {
  const detail = { app: front.app, release: front.release?.id, reason: String(cause) };
  reportError(new Error(`${detail.app} (${detail.release}): ${detail.reason}`, { cause }));
  document.dispatchEvent(new CustomEvent('front-failed', { detail }));
};

/** A release is asked for once in a document: a second request would queue behind one that hangs. */
const once = (known: Map<string, Found>, front: PinnedFront, release: LoadableRelease | undefined): Found => {
  const before = known.get(front.app);
  if (before) return before;
  const found = settled(release ? load(front, release) : Promise.resolve(undefined));
  known.set(front.app, found);
  return found;
};

/** React's `use` takes a promise that says so as settled, and does not wait for it again. */
const settled = (found: Found): Found => {
  void found.then((value) => Object.assign(found, { status: 'fulfilled', value }));
  return found;
};

const load = async (front: PinnedFront, release: LoadableRelease): Found => {
  try {
    return pagesOnDemand(await routesOfRelease(release));
  } catch (cause) {
    reportFailure({ ...front, release }, cause);
    return undefined;
  }
};
