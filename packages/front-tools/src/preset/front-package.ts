import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameKind } from '@northlight/contracts';

/** What a front says about itself in its package.json. */
export interface FrontPackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  /** Route patterns that this front answers, as in `/experience/*`; empty for the shell. */
  readonly routes: readonly string[];
  /** What the shell puts around its pages; absent: the whole frame. */
  readonly frame?: FrameKind | undefined;
  /** By pattern: an address of it that the site has, as in `/experience/*`: `/experience/jurassic-ride`. */
  readonly samples?: Readonly<Record<string, string>> | undefined;
}

interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  northlight?: { routes?: string[]; frame?: FrameKind; samples?: Record<string, string> };
}

/** Reads `<dir>/package.json`; throws when there is none. */
export const readFrontPackage = (dir: string): FrontPackage => {
  const file = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageFile;
  return {
    name: file.name,
    version: file.version,
    dependencies: rangesOf(dir, file.dependencies ?? {}),
    peerDependencies: file.peerDependencies ?? {},
    routes: file.northlight?.routes ?? [],
    frame: file.northlight?.frame,
    samples: file.northlight?.samples,
  };
};

/** Ranges of versions; what was installed from a file accepts what the version of that file does. */
const rangesOf = (dir: string, stated: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stated).map(([name, range]) => [
      name,
      range.startsWith('file:') ? `^${versionIn(join(dir, 'node_modules', name))}` : range,
    ]),
  );

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile).version;
