import type { LoadableRelease } from '@northlight/contracts';
import type { RouteObject } from '@northlight/site-kit';
import { loadScript } from './load-script.ts';

/** What the bundler gives a host: the modules that it shares, by name, and the call that lays them out. */
declare const __webpack_share_scopes__: { readonly default: object };
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void> | number;

/** What a front's entry defines, as every federation container does. */
interface Container {
  init(shared: object): Promise<void> | number | undefined;
  get(exposed: './routes'): Promise<() => { readonly routes?: RouteObject[] }>;
}

const entryTimeLimitMs = 3_000;
const limitMs = 8_000;

/**
 * Loads the routes of one release. Each release has its own container name, so that a fall-back is never handed the
 * broken release again.
 * @throws when the entry or a chunk is missing, altered, late, or does not run.
 */
export const routesOfRelease = (release: LoadableRelease): Promise<RouteObject[]> =>
  within(limitMs, exposedRoutes(release));

const exposedRoutes = async ({ container: name, entry, integrity }: LoadableRelease): Promise<RouteObject[]> => {
  await loadScript({ url: entry, integrity, timeLimitMs: entryTimeLimitMs });
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`The entry ${entry} defines no ${name}.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const { routes } = (await container.get('./routes'))();
  if (!routes) throw new Error(`The release ${name} exposes no routes.`);
  return routes;
};

const within = async <Value>(limit: number, work: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long to load.')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
