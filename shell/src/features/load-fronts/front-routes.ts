import type { LoadableRelease, PinnedFront } from '@northlight/contracts';
import type { RouteObject } from '@northlight/site-kit';
import { routesOfRelease } from './federation.ts';

/** Tells the operator's console, and whoever listens for `front-failed`, which release failed and why. */
export const reportFailure = (front: PinnedFront, release: LoadableRelease | undefined, cause: unknown): void => {
  const detail = { app: front.app, release: release?.id ?? null, reason: String(cause) };
  globalThis.reportError?.(new Error(`${detail.app} ${detail.release ?? 'is switched off'}: ${detail.reason}`));
  document.dispatchEvent(new CustomEvent('front-failed', { detail }));
};

/** The routes of the last good release, or undefined when there is none or it fails too. */
export const lastGoodRoutes = async (front: PinnedFront): Promise<RouteObject[] | undefined> => {
  if (!front.lastGood || front.lastGood.id === front.release?.id) return undefined;
  try {
    return await routesOfRelease(front.lastGood);
  } catch (cause) {
    reportFailure(front, front.lastGood, cause);
    return undefined;
  }
};

/** What a front shows in this document: its pinned release, else its last good one, else nothing (undefined). */
export const routesOf = async (
  front: PinnedFront,
): Promise<{ routes: RouteObject[]; isLastGood: boolean } | undefined> => {
  if (!front.release) return undefined;
  try {
    return { routes: await routesOfRelease(front.release), isLastGood: false };
  } catch (cause) {
    reportFailure(front, front.release, cause);
  }
  const routes = await lastGoodRoutes(front);
  return routes && { routes, isLastGood: true };
};
