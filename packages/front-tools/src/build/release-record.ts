import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile, ReleaseMap, ReleaseRecord } from '@northlight/contracts';
import type { WireUses } from '@northlight/contracts/routes';
import { containerName, shellName } from '../preset/define-front.js';
import { type FrontPackage, readFrontPackage } from '../preset/front-package.js';
import { rangeOf, runtimeVersion, sharedPackages, shellRuntimeVersion } from '../preset/sharing.js';
import { sriOf } from '../preset/sri.js';
import { folderOf } from './front-folders.js';

/** What the bundler says about the files it wrote. */
export interface Outcome {
  /** The script that starts it. */
  readonly entry: string;
  readonly first: Readonly<Record<string, readonly string[]>>;
  /** Packages that belong to the shell and were bundled all the same. */
  readonly copies: readonly string[];
  readonly uses: WireUses;
  /** Addresses of the site that it links to, each with its line. */
  readonly links: Readonly<Record<string, string>>;
}

/** Names the record inside a release's folder. */
export const recordFile = 'release.json';

/** A build that has just ended. */
interface Finished {
  readonly build: string;
  readonly outDir: string;
  /** The files that it wrote there. */
  readonly names: readonly string[];
  readonly outcome: Outcome;
  /** Left out by a build that nobody releases. */
  readonly maps?: readonly ReleaseMap[];
  /** Makes a file smaller, and says how many bytes a visitor downloads of it. */
  readonly weigh: (file: string) => Promise<number> | number;
}

/** Compresses every file of a finished build and describes it. */
export const recordOf = async (root: string, app: string, finished: Finished) => {
  const { build, outDir, names, outcome, weigh, maps } = finished;
  const front = readFrontPackage(folderOf(root, app));
  const fileOf = async (path: string): Promise<ReleaseFile> => {
    const bytes = readFileSync(join(outDir, path));
    return { path, size: bytes.length, br: await weigh(join(outDir, path)), sri: sriOf(bytes) };
  };
  const files = await Promise.all([...names].sort().map(fileOf));
  const entry = files.find(({ path }) => path === outcome.entry);
  if (!entry) throw new Error(`${app}: the build wrote no ${outcome.entry}`);
  const record: ReleaseRecord = {
    id: containerName(app, build),
    app,
    build,
    version: front.version,
    container: containerName(app, build),
    entry: `/r/${app}/${build}/${entry.path}`,
    integrity: entry.sri,
    files,
    ...(app === shellName ? { provides: provided(root) } : { needs: needed(front) }),
    exposes: app === shellName ? [] : ['./routes'],
    routes: front.routes,
    ...(front.frame && { frame: front.frame }),
    ...(maps && { maps }),
    uses: JSON.stringify(outcome.uses),
    links: JSON.stringify(outcome.links),
    ...(front.samples && { samples: front.samples }),
    copies: outcome.copies,
    first: outcome.first,
  };
  return record;
};

const needed = (front: FrontPackage): Record<string, string> => ({
  ...Object.fromEntries(sharedPackages.map((name) => [name, rangeOf(front, name)])),
  'mf-runtime': `~${runtimeVersion}`,
  'shell-runtime': `^${shellRuntimeVersion}`,
});

const provided = (root: string): Record<string, string> => ({
  ...Object.fromEntries(sharedPackages.map((name) => [name, readFrontPackage(placeOf(root, name)).version])),
  'mf-runtime': runtimeVersion,
  'shell-runtime': shellRuntimeVersion,
});

const placeOf = (root: string, name: string): string => join(root, 'node_modules', name);
