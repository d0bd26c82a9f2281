import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LoadableRelease } from '@northlight/contracts';
import { fetchAnew, type RouteObject } from '@northlight/site-kit';

const entryTimeLimitMs = 3_000;
const limitMs = 8_000;

const integrityOf = new Map<string, string>();

/** How often each container was asked for. */
const requestCounts = new Map<string, number>();

registerPlugins([
  {
    name: 'pinned-entry',
    // The default limit is 20 s and no hash is asked for; a release without its hash must not run.
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf.get(url) ?? '';
      return { script, timeout: entryTimeLimitMs };
    },
  },
]);

/**
 * Loads the routes of one release. Each release has its own container name, so that a fall-back is never handed the
 * broken release again.
 * @throws when the entry or a chunk is missing, altered, late, or does not run.
 */
export const routesOfRelease = (release: LoadableRelease): Promise<RouteObject[]> =>
  loadRoutes(release).catch((cause: unknown) => {
    cancelPreloads(release);
    throw cause;
  });

const loadRoutes = async ({ container, entry, integrity }: LoadableRelease): Promise<RouteObject[]> => {
  const url = new URL(entry, document.baseURI).href;
  integrityOf.set(url, integrity);
  const name = await freshName(container, url);
  registerRemotes([{ name, entry: url, entryGlobalName: container }]);
  const exposed = await within(limitMs, loadRemote<{ routes?: RouteObject[] }>(`${name}/routes`));
  if (!exposed?.routes) throw new Error(`The release ${container} exposes no routes.`);
  return exposed.routes;
};

/**
 * A browser has six connections where there is no HTTP/2, and a file that hangs keeps one: what the document requested
 * ahead of a release that is given up would hold back the release that stands in, and what the frame needs.
 */
const cancelPreloads = ({ entry }: LoadableRelease): void => {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const link of document.querySelectorAll(`link[rel="preload"][href^="${folder}"]`)) link.remove();
};

/** The runtime remembers for ever, by its name, that a remote did not load: asked for again, it has another one. */
const freshName = async (container: string, url: string): Promise<string> => {
  const requested = requestCounts.get(container) ?? 0;
  requestCounts.set(container, requested + 1);
  if (requested === 0) return container;
  if (!(await fetchAnew(url))) throw new Error(`The entry of ${container} does not come.`);
  return `${container}_${requested}`;
};

const within = async <Value>(limit: number, work: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long to load.')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
