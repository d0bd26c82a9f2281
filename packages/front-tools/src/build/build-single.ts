import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack, type StatsCompilation } from '@rspack/core';
import { shellName } from '../preset/define-front.js';
import { type SingleBundle, singleBundle } from '../preset/single-bundle.js';
import { compress } from './compress.js';
import { appsOf } from './front-folders.js';
import { pagesOf } from './route-pages.js';

/** What came out: file names, and by route pattern the chunks that its page needs besides the main file. */
export interface SingleBuild {
  readonly main: string;
  /** Brotli bytes by file. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly first: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the whole site as one application into `outDir`, compressed like a release.
 * @throws with the bundler's own words when the sources do not build
 */
export const buildSingle = async (root: string, outDir: string): Promise<SingleBuild> => {
  const fronts = appsOf(root).filter((app) => app !== shellName);
  const stats = await bundled({ root, fronts, outDir });
  const files = readdirSync(outDir);
  const sizes = await Promise.all(files.map(async (file) => [file, await compress(join(outDir, file))] as const));
  const main = (stats.chunks ?? []).find(({ names }) => names?.includes('main'))?.files?.find(isScript);
  if (!main) throw new Error('The single bundle has no main file.');
  const pages = fronts.flatMap((app) => [...pagesOf(readFileSync(join(root, app, 'src/routes.tsx'), 'utf8'))]);
  const first = pages.map(([route, requests]) => [route, chunksAskedBy(stats, requests)] as const);
  return { main, bytes: Object.fromEntries(sizes), first: Object.fromEntries(first) };
};

const bundled = async (bundle: SingleBundle): Promise<StatsCompilation> => {
  const compiler = rspack(singleBundle(bundle));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors())
    throw new Error(`The single bundle does not build:\n${stats?.toString({ preset: 'errors-only', colors: false })}`);
  return stats.toJson({ all: false, ids: true, chunks: true, chunkRelations: true, chunkOrigins: true });
};

const isScript = (file: string): boolean => file.endsWith('.js');

const chunksAskedBy = ({ chunks = [] }: StatsCompilation, requests: readonly string[]): string[] => {
  const requested = chunks.filter(({ origins = [] }) =>
    origins.some(({ request }) => requests.includes(request ?? '')),
  );
  return [...new Set(requested.flatMap(({ files = [] }) => files).filter(isScript))];
};
