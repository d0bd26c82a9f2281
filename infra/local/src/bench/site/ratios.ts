import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../processes/plain-error.js';
import { run } from '../../processes/run.js';
import { frontsCli } from '../../start/plans.js';
import type { BenchPage } from './visit.js';

/** What is read here of the record of a release. */
export interface Release {
  readonly app: string;
  readonly id: string;
  readonly build: string;
  readonly entry: string;
  readonly files: readonly { readonly path: string; readonly br: number }[];
  readonly first: Readonly<Record<string, readonly string[]>>;
}

/** What `front single` says about its build. */
export interface SingleBuild {
  readonly main: string;
  readonly bytes: Readonly<Record<string, number>>;
  readonly first: Readonly<Record<string, readonly string[]>>;
}

/** Both ways to build the sources here. */
interface Builds {
  readonly releases: readonly Release[];
  readonly single: SingleBuild;
}

type Weighed = Pick<Builds, 'single'> & { readonly releases: readonly Omit<Release, 'id' | 'build'>[] };

/** Brotli bytes of the scripts that a cold visit of a page needs, and those fetched again once its front has changed. */
export interface Weights {
  readonly composed: number;
  readonly single: number;
  readonly composedAgain: number;
  readonly singleAgain: number;
}

/** Where the single bundle lies. It is built anew when a source has changed. */
export const singleFolder = 'node_modules/.cache/single-bundle';

/** Builds the fronts and the single bundle from the sources here; what has not changed is not built again. */
export const builds = async (): Promise<Builds> => ({ releases: await releasesHere(), single: await singleBundle() });

/** Builds the fronts from the sources here. @throws {PlainError} with the words of the bundler */
export const releasesHere = async (): Promise<Release[]> => (await front('build')).split('\n').flatMap(releaseOf);

/** Builds the single bundle. @throws {PlainError} with the words of the bundler */
export const singleBundle = async (): Promise<SingleBuild> => {
  await front('single', singleFolder);
  return JSON.parse(readFileSync(join(singleFolder, 'single.json'), 'utf8')) as SingleBuild;
};

const front = async (...args: readonly string[]): Promise<string> => {
  const { code, output } = await run(process.execPath, [frontsCli, ...args]);
  if (code !== 0) throw new PlainError(output);
  return output;
};

/** From a line that tells of a build, as in `catalog_7f3a91c0de  unchanged  …`. */
const releaseOf = (line: string): Release[] => {
  const [, name = '', build = ''] = /^(\w+)_([0-9a-f]{10}) {2}/.exec(line) ?? [];
  if (!build) return [];
  const folder = name === 'shell' ? name : `mfe-${name}`;
  return [JSON.parse(readFileSync(join(folder, 'dist', build, 'release.json'), 'utf8')) as Release];
};

/**
 * A front that changed brings a new entry and new chunks. In one bundle the chunk changed too, and with it the main
 * file, which knows the chunks by name.
 */
export const weigh = ({ releases, single: one }: Weighed, { path }: Pick<BenchPage, 'path'>): Weights => {
  const shell = releases.find(({ app }) => app === 'shell');
  const owner = releases.find(({ first }) => routeOf(Object.keys(first), path) in first);
  if (!shell || !owner) throw new Error(`No front here answers ${path}.`);
  const own = bytesOf(owner, [nameOf(owner), ...(owner.first[routeOf(Object.keys(owner.first), path)] ?? [])]);
  const files = [one.main, ...(one.first[routeOf(Object.keys(one.first), path)] ?? [])];
  const single = files.reduce((sum, file) => sum + (one.bytes[file] ?? 0), 0);
  return { composed: bytesOf(shell, [nameOf(shell)]) + own, single, composedAgain: own, singleAgain: single };
};

/** The pattern that covers a path: itself, or its first part with `/*`. */
export const routeOf = (patterns: readonly string[], path: string): string =>
  patterns.find((pattern) => pattern === path) ?? `${path.slice(0, path.indexOf('/', 1))}/*`;

const nameOf = ({ entry }: Pick<Release, 'entry'>): string => entry.slice(entry.lastIndexOf('/') + 1);

const bytesOf = ({ files }: Pick<Release, 'files'>, names: readonly string[]): number =>
  files.filter(({ path }) => names.includes(path)).reduce((sum, { br }) => sum + br, 0);
