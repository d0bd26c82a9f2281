import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatsChunk, StatsCompilation } from '@rspack/core';
import { containerName, shellName } from '../preset/define-front.js';
import type { Outcome } from './release-record.js';

/**
 * Which files a cold visit needs: the entry, and for each route pattern the chunks of the routes and of the page.
 * The page of a route is found through the `lazy` import that stands beside its path in routes.tsx.
 */
export const outcomeOf = (
  app: string,
  built: { dir: string; build: string; routes: readonly string[] },
  stats: StatsCompilation,
): Outcome => {
  const chunks = stats.chunks ?? [];
  const entryChunk = chunks.find(({ names }) =>
    names?.includes(app === shellName ? 'main' : containerName(app, built.build)),
  );
  const entry = scripts(entryChunk)[0];
  if (!entryChunk || !entry) throw new Error(`${app}: the build has no entry`);
  const follow = (ids: StatsChunk['children']): StatsChunk[] =>
    chunks.filter(({ id }) => id != null && ids?.includes(id));
  const base = follow(entryChunk.children).filter((chunk) => app !== shellName || isAskedBy(chunk, './bootstrap.tsx'));
  const baseFiles = [...new Set(base.flatMap(scripts))];
  if (app === shellName) return { entry, first: { '*': baseFiles } };

  const pages = pagesOf(readFileSync(join(built.dir, 'src/routes.tsx'), 'utf8'));
  const first = Object.fromEntries(
    built.routes.map((pattern) => {
      const request = pages.get(pattern);
      const page = request ? chunks.filter((chunk) => isAskedBy(chunk, request)) : [];
      return [pattern, [...new Set([...baseFiles, ...page.flatMap(scripts)])]];
    }),
  );
  return { entry, first };
};

const scripts = (chunk: StatsChunk | undefined): string[] =>
  (chunk?.files ?? []).filter((file) => file.endsWith('.js'));

const isAskedBy = (chunk: StatsChunk, request: string): boolean =>
  (chunk.origins ?? []).some((origin) => origin.request === request);

const routeWithPage = /path:\s*'([^']+)'[^{}]*?lazy:[^;]*?import\(\s*'([^']+)'\s*\)/g;

/** Route path → request of its page. A parameter at the end (`/venue/:slug`) is the pattern `/venue/*`. */
export const pagesOf = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(routeWithPage)].map(([, path = '', request = '']) => [path.replace(/\/:.*$/, '/*'), request]),
  );
