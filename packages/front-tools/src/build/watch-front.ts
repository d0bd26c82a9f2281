import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@northlight/contracts';
import { rspack, type Stats } from '@rspack/core';
import { readFrontPackage } from '../preset/front-package.js';
import { watchedBuild, watchedBuildId } from '../preset/watched-build.js';
import { readDefinition, wantedStats } from './build-front.js';
import { outcomeOf } from './first-files.js';
import { recordOf } from './release-record.js';

/** Where a front is, and where its files go. */
interface Place {
  readonly root: string;
  readonly app: string;
  readonly outDir: string;
}

/** One build of a watched front. */
export type WatchedRelease =
  | { readonly app: string; readonly record: ReleaseRecord; readonly seconds: number }
  /** It did not build, and why; the files of the build before are still there. */
  | { readonly app: string; readonly words: string };

/**
 * Builds a front into its folder, and again after each change of a source, until the process ends.
 * @param onRelease called after each build, one after the other
 */
export const watchFront = async (
  { root, app, outDir }: Place,
  onRelease: (release: WatchedRelease) => void,
): Promise<void> => {
  mkdirSync(outDir, { recursive: true });
  const context = { dir: join(root, app), outDir, build: watchedBuildId };
  const compiler = rspack(watchedBuild(await readDefinition(context.dir), context));
  let work = Promise.resolve();
  let namesBefore: readonly string[] = readdirSync(outDir); // what an earlier bundler built is shown until the first build
  const built = async (stats: Stats): Promise<void> => {
    if (stats.hasErrors()) return onRelease({ app, words: wordsOf(stats) });
    const names = Object.keys(stats.compilation.assets);
    onRelease(await releaseOf({ root, app, outDir }, stats));
    removeOthers(outDir, [...names, ...namesBefore]);
    namesBefore = names;
  };
  compiler.watch(compiler.options.watchOptions, (error, stats) => {
    const failed = (failure: Error): void => onRelease({ app, words: failure.message });
    if (error || !stats) failed(error ?? new Error('The bundler said nothing'));
    else work = work.then(() => built(stats)).catch(failed);
  });
};

/** Pages that are open need the files of the last build until they are loaded again; nobody needs older ones. */
const removeOthers = (folder: string, keep: readonly string[]): void => {
  for (const name of readdirSync(folder)) if (!keep.includes(name)) rmSync(join(folder, name), { recursive: true });
};

/** What is wrong, without the way that the bundler took to it. */
const wordsOf = (stats: Stats): string =>
  stats
    .toString({ preset: 'errors-only', colors: false })
    .split('\n')
    .filter((line) => !/^\s*(│\s+at |@ |$)/.test(line))
    .join('\n');

const releaseOf = async ({ root, app, outDir }: Place, stats: Stats): Promise<WatchedRelease> => {
  const dir = join(root, app);
  const { routes } = readFrontPackage(dir);
  const outcome = outcomeOf({ app, dir, build: watchedBuildId, routes, files: [] }, stats.toJson(wantedStats));
  const weigh = (file: string): number => statSync(file).size;
  const names = Object.keys(stats.compilation.assets).filter((name) => !name.endsWith('.map'));
  const record = await recordOf(root, app, { build: watchedBuildId, outDir, names, outcome, weigh });
  return { app, record, seconds: ((stats.endTime ?? 0) - (stats.startTime ?? 0)) / 1000 };
};
