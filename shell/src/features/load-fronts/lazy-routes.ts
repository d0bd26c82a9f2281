import { matchRoutes, type RouteObject } from '@northlight/site-kit';

/**
 * The router loads `lazy` pages of its own branches only. Routes that are rendered inside an error element need
 * theirs beforehand.
 * @returns copies of the routes in which every page on this path is there.
 */
export const withLazyLoaded = async (routes: RouteObject[], pathname: string): Promise<RouteObject[]> => {
  const wanted = new Set(matchRoutes(routes, pathname)?.map(({ route }) => route) ?? []);
  return Promise.all(routes.map((route) => loaded(route, wanted)));
};

const loaded = async (route: RouteObject, wanted: ReadonlySet<RouteObject>): Promise<RouteObject> => {
  if (!wanted.has(route)) return route;
  const page = typeof route.lazy === 'function' ? await route.lazy() : {};
  const children = route.children && (await Promise.all(route.children.map((child) => loaded(child, wanted))));
  return { ...route, ...page, lazy: undefined, children } as RouteObject;
};
