import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';

/**
 * Routes whose `lazy` pages load when they are first shown. While a page loads, the one before it stays on screen.
 * @returns routes for `useRoutes`; make them once, not on each render
 */
export const pagesOnDemand = (routes: readonly RouteObject[]): RouteObject[] => routes.map(onDemand);

const onDemand = (route: RouteObject): RouteObject => {
  const { lazy: load, children } = route;
  const page = load ? { Component: lazy(async () => ({ default: await componentOf(load) })), lazy: undefined } : {};
  return { ...route, ...page, ...(children ? { children: pagesOnDemand(children) } : {}) } as RouteObject;
};

/** The router knows two spellings: `lazy: async () => ({ Component })` and `lazy: { Component: async () => … }`. */
const componentOf = async (load: NonNullable<RouteObject['lazy']>): Promise<ComponentType> => {
  const page = typeof load === 'function' ? (await load()).Component : await load.Component?.();
  if (!page) throw new Error('A lazy route must bring a Component.');
  return page;
};
