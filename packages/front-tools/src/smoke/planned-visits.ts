import type { ReleaseRecord } from '@northlight/contracts';

/** An address to visit before a release goes live. */
export interface PlannedVisit {
  readonly release: string;
  readonly address: string;
  /** One of the addresses behind a pattern: a site may not have it. */
  readonly isSample: boolean;
}

/** What a smoke visit goes to, and the routes for which nobody has named an address. */
export interface VisitPlan {
  readonly visits: readonly PlannedVisit[];
  readonly withoutSample: readonly { readonly release: string; readonly route: string }[];
}

/** One visit for each route of the releases: to itself, and where it has a `*` to the sample that its front states. */
export const plannedVisits = (releases: readonly Pick<ReleaseRecord, 'id' | 'routes' | 'samples'>[]): VisitPlan => {
  const places = releases.flatMap(({ id, routes, samples = {} }) =>
    routes.map((route) => ({ release: id, route, sample: samples[route], isPattern: route.endsWith('/*') })),
  );
  return {
    visits: places.flatMap(({ release, route, sample, isPattern }): PlannedVisit[] => {
      const address = sample ?? (isPattern ? undefined : route);
      return address === undefined ? [] : [{ release, address, isSample: isPattern }];
    }),
    withoutSample: places.filter(({ sample, isPattern }) => isPattern && !sample),
  };
};
