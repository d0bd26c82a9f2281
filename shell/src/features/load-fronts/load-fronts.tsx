import { ownerOf, type PinnedFront } from '@northlight/contracts';
import type { RouteObject } from '@northlight/site-kit';
import { BrokenFront } from './broken-front.tsx';
import { FrontHole } from './front-hole.tsx';
import { routesOf } from './front-routes.ts';
import { readPinned } from './pinned-fronts.ts';

interface Navigation {
  path: string;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}

/**
 * Brings in the routes of a front when a visitor first goes to one of its paths. The router asks on each navigation
 * that it cannot answer alone.
 * @param frame id of the route below which every front stands.
 */
export const loadFronts = (frame: string): ((navigation: Navigation) => Promise<void>) => {
  const { fronts } = readPinned();
  const loading = new Map<string, Promise<RouteObject[]>>();

  return async ({ path, patch }) => {
    const front = ownerOf(fronts, path);
    if (!front) return;
    const known = loading.get(front.app) ?? branchOf(front);
    loading.set(front.app, known);
    patch(frame, await known);
  };
};

/** The branch of one front: its routes behind a wall that no failure of theirs passes. */
const branchOf = async (front: PinnedFront): Promise<RouteObject[]> => {
  const found = await routesOf(front);
  if (!found) return front.routes.map((path) => ({ path, element: <FrontHole app={front.app} /> }));
  const wall = found.isLastGood ? <FrontHole app={front.app} /> : <BrokenFront front={front} />;
  return [{ id: `front:${front.app}`, errorElement: wall, children: found.routes }];
};
