import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { onDemand } from '../ui/loading/on-demand.tsx';

/** Loads the page of a route ahead. */
const loaders = new WeakMap<RouteObject, () => Promise<unknown>>();

/**
 * Routes whose `lazy` pages load when they are first shown. While a page loads, the one before it stays on screen.
 * @returns routes for `useRoutes`; make them once, not on each render
 */
export const pagesOnDemand = (routes: readonly RouteObject[]): RouteObject[] => routes.map(pageOnDemand);

/** Loads the pages that these routes show at a path; once it is done they are shown without waiting. */
export const loadPagesAt = async (routes: RouteObject[], pathname: string): Promise<void> => {
  const shown = matchRoutes(routes, pathname) ?? [];
  await Promise.all(shown.map(({ route }) => loaders.get(route)?.()));
};

const pageOnDemand = (route: RouteObject): RouteObject => {
  const { lazy: load, children } = route;
  const pages = children ? { children: pagesOnDemand(children) } : {};
  if (!load) return { ...route, ...pages } as RouteObject;
  const { Component, ahead } = onDemand(() => componentOf(load));
  const shown = { ...route, Component, lazy: undefined, ...pages } as RouteObject;
  loaders.set(shown, ahead);
  return shown;
};

/** The router knows two spellings: `lazy: async () => ({ Component })` and `lazy: { Component: async () => … }`. */
const componentOf = async (load: NonNullable<RouteObject['lazy']>): Promise<ComponentType> => {
  const page = typeof load === 'function' ? (await load()).Component : await load.Component?.();
  if (!page) throw new Error('A lazy route must bring a Component.');
  return page;
};
