import type { ReachableRefusals } from './reachable-refusals.js';

/** What a route states of its refusals. */
export interface StatedRoute {
  readonly name: string;
  /** Codes of its own, as it says them. */
  readonly own: readonly string[];
  /** Those that follow from the rest of its statement, and those of any call. */
  readonly implied: readonly string[];
}

/** What routes say of refusals against what their handlers do, each as a sentence. */
export const refusalBreaches = (routes: readonly StatedRoute[], refusals: ReachableRefusals): string[] =>
  routes.flatMap((route) => {
    const reached = refusals.of(route.name);
    const stated = new Set([...route.own, ...route.implied]);
    const codes = new Set(reached.map(({ code }) => code));
    return [
      ...reached
        .filter(({ code }) => !stated.has(code))
        .map(({ code, way }) => `${route.name} does not state ${code}, see ${way.join(' > ')}`),
      ...route.own.filter((code) => !codes.has(code)).map((code) => `${route.name} states ${code} and never says it`),
      ...route.own
        .filter((code) => route.implied.includes(code))
        .map((code) => `${route.name} states ${code}, which follows`),
    ];
  });
