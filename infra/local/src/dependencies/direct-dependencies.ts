import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What the workspaces ask for by name, with the version; without what they ask of each other. */
export function directDependencies(): Map<string, string> {
  const root = manifestIn('.');
  const manifests = [root, ...(root.workspaces ?? []).flatMap(foldersOf).map(manifestIn)];
  const ours = new Set(manifests.map(({ name }) => name));
  const ranges = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  return new Map(ranges.filter(([name]) => !ours.has(name)).sort(([one], [other]) => one.localeCompare(other)));
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `packages/*` as the folders in `packages`. */
function foldersOf(pattern: string): string[] {
  if (!pattern.endsWith('/*')) return [pattern];
  const above = pattern.slice(0, -2);
  return readdirSync(above)
    .map((name) => join(above, name))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}
