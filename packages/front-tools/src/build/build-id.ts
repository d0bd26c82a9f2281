import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shellName } from '../preset/define-front.js';
import { sharedPackages } from '../preset/sharing.js';
import { supportedBrowsers } from '../preset/supported-browsers.js';
import { folderOf, isFront } from './front-folders.js';

type LockPackages = Record<
  string,
  { version?: string; integrity?: string; link?: boolean; resolved?: string; dependencies?: Record<string, string> }
>;

/**
 * Id of the build of a front: a hash over everything that can change its bytes: its own sources, the workspace
 * packages and npm versions that end up in it, the preset, and the browsers that it is made for. Same id, same bytes; an unchanged front is not built.
 */
export const buildIdOf = (root: string, app: string): string => {
  const hash = createHash('sha256');
  const lock = (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockPackages })
    .packages;
  const { workspaces, versions } = closureOf(root, lock, app);
  const tools = toolSources.filter((folder) => existsSync(join(root, folder)));
  for (const folder of [...workspaces, ...tools].sort()) hashFolder(hash, root, folder);
  for (const version of [...versions].sort()) hash.update(`${version}\n`);
  hash.update(supportedBrowsers.join('\n'));
  return hash.digest('hex').slice(0, 10);
};

const buildTools = ['packages/front-tools', 'node_modules/@northlight/front-tools'];

/** What decides how sources become a release, in the repository of the site; elsewhere it is the version that is installed. */
const toolSources = ['packages/front-tools/src/preset', 'packages/front-tools/src/build'];

/** What a front's bundle is made of. A front has no copy of what is shared; the shell has. */
const closureOf = (root: string, lock: LockPackages, app: string) => {
  const left = leftOut(root, app);
  const seen = new Set<string>();
  const own = isFront(root) ? '' : app;
  const queue = [own, ...buildTools.filter((place) => lock[place] && !lock[place].link)];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const names = Object.keys(lock[at]?.dependencies ?? {}).filter((name) => !left.has(name));
    queue.push(...names.map((name) => placeOf(lock, at, name)).filter((place) => place !== undefined));
  }
  const places = [...seen];
  return {
    workspaces: places.filter((place) => !place.includes('node_modules') && !buildTools.includes(place)),
    versions: places.filter((place) => place.includes('node_modules')).map((place) => versionOf(lock, place)),
  };
};

/** Packages of the site may be installed from files, whose version says less than their bytes. */
const versionOf = (lock: LockPackages, place: string): string => {
  const { version, integrity = '' } = lock[place] ?? {};
  return `${place}@${version}${place.includes('@northlight/') ? integrity : ''}`;
};

/** What the shell brings. Of site-kit only its main module is shared: a front may bundle its other parts. */
const leftOut = (root: string, app: string): Set<string> => {
  if (app === shellName) return new Set();
  const sources = filesUnder(join(folderOf(root, app), 'src')).map((file) => readFileSync(file, 'utf8'));
  const bundlesParts = sources.some((source) => source.includes("'@northlight/site-kit/"));
  return new Set(sharedPackages.filter((name) => !bundlesParts || name !== '@northlight/site-kit'));
};

/** Node's look-up in the lock: from the package's own node_modules outwards; a workspace link leads to its folder. */
const placeOf = (lock: LockPackages, from: string, name: string): string | undefined => {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  const found = lock[place];
  if (found) return found.link ? found.resolved : place;
  return from === '' ? undefined : placeOf(lock, from.slice(0, Math.max(0, from.lastIndexOf('/'))), name);
};

const notPartOfTheBuild =
  /(^|\/)(dist|node_modules|testing|package-lock\.json)$|\.(spec|journey)\.tsx?$|\.md$|^\.|\.DS_Store$/;

const hashFolder = (hash: ReturnType<typeof createHash>, root: string, folder: string): void => {
  for (const file of filesUnder(join(root, folder))) {
    hash
      .update(`${relative(root, file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  }
};

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !notPartOfTheBuild.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]));
