import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf, type SingleSite } from './single-site.js';
import type { BenchPage } from './visit.js';

interface Release {
  readonly app: string;
  readonly entry: string;
  readonly routes: readonly string[];
  readonly files: readonly { readonly path: string; readonly br: number }[];
  readonly first: Readonly<Record<string, readonly string[]>>;
}

/** Brotli bytes of the scripts that a cold visit of a page needs, and those fetched again once its front has changed. */
export interface Weights {
  readonly composed: number;
  readonly single: number;
  readonly composedAgain: number;
  readonly singleAgain: number;
}

/** The newest builds of this folder: what `npm start` made live. */
export const newestReleases = (root: string): Release[] =>
  readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .map((app) => newestOf(join(root, app, 'dist')));

const newestOf = (folder: string): Release => {
  const builds = readdirSync(folder).filter((name) => /^[0-9a-f]{10}$/.test(name));
  const age = (name: string): number => statSync(join(folder, name, 'release.json')).mtimeMs;
  const [newest = ''] = builds.sort((a, b) => age(b) - age(a));
  return JSON.parse(readFileSync(join(folder, newest, 'release.json'), 'utf8')) as Release;
};

/**
 * A front that changed brings a new entry and new chunks. In one bundle the chunk changed too, and with it the main
 * file, which knows the chunks by name.
 */
export const weigh = (releases: readonly Release[], { build }: SingleSite, { path }: BenchPage): Weights => {
  const shell = releases.find(({ app }) => app === 'shell');
  const front = releases.find(({ first }) => routeOf(Object.keys(first), path) in first);
  if (!shell || !front) throw new Error(`No front here answers ${path}.`);
  const own = bytesOf(front, [nameOf(front), ...(front.first[routeOf(Object.keys(front.first), path)] ?? [])]);
  const one = [build.main, ...(build.first[routeOf(Object.keys(build.first), path)] ?? [])];
  const single = one.reduce((sum, file) => sum + (build.bytes[file] ?? 0), 0);
  return { composed: bytesOf(shell, [nameOf(shell)]) + own, single, composedAgain: own, singleAgain: single };
};

const nameOf = ({ entry }: Release): string => entry.slice(entry.lastIndexOf('/') + 1);

const bytesOf = ({ files }: Release, names: readonly string[]): number =>
  files.filter(({ path }) => names.includes(path)).reduce((sum, { br }) => sum + br, 0);
