import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleAt } from './export-reader.js';
import { type Imports, importsOf } from './ranges.js';

type Dependencies = Readonly<Record<string, string>>;

export interface Workspace {
  /** From the root of the clone. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** Its package.json as it is written. */
  readonly text: string;
  /** The sources behind its entries. */
  readonly entries: Readonly<Record<string, string>>;
  /** What it says of other packages, whatever for. */
  readonly states: Dependencies;
}

interface PackageFile {
  name: string;
  version: string;
  exports?: Record<string, string | { source: string }>;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
}

/** The workspaces that package.json names, in its order. */
export function workspacesOf(root: string): Workspace[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? foldersIn(root, pattern.slice(0, -2)) : [pattern]))
    .map((folder) => readWorkspace(root, folder));
}

const foldersIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, 'package.json')));

function readWorkspace(root: string, folder: string): Workspace {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { name, version, exports = {}, ...stated } = JSON.parse(text) as PackageFile;
  const { dependencies, devDependencies, peerDependencies } = stated;
  const entries = Object.entries(exports)
    .map(([entry, target]) => [entry, join(root, folder, typeof target === 'string' ? target : target.source)] as const)
    .filter(([, file]) => /\.tsx?$/.test(file)); // what is no source has no types to report
  const states = { ...dependencies, ...devDependencies, ...peerDependencies };
  return { folder, name, version, text, entries: Object.fromEntries(entries), states };
}

const notShipped = /(?:^|\/)(?:dist|node_modules|testing)$|\.spec\.tsx?$/;

/**
 * The names of a package's main module that run in another workspace: those that it imports itself, and those that the
 * package's other entries import, which become a part of it.
 */
export function importedNames(root: string, { folder }: Workspace, of: Workspace): Set<string> {
  const own = sourcesUnder(join(root, folder)).map((file) => importsOf(readFileSync(file, 'utf8'), of.name));
  const names = new Set(own.flatMap((each) => each.names));
  const seen = new Set<string>();
  for (const entry of own.flatMap((each) => each.entries)) collect(of.entries[entry], { of, names, seen });
  return names;
}

interface Collected {
  readonly of: Workspace;
  readonly names: Set<string>;
  readonly seen: Set<string>;
}

/** Goes through the modules behind an entry, each once. */
function collect(file: string | undefined, collected: Collected): void {
  const { of, names, seen } = collected;
  if (file === undefined || seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports: Imports = importsOf(text, of.name);
  for (const name of imports.names) names.add(name);
  for (const entry of imports.entries) collect(of.entries[entry], collected);
  for (const [, source = ''] of text.matchAll(/\b(?:from |import\()'(\.[^']+)'/g))
    collect(moduleAt(file, source), collected);
}

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notShipped.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesUnder(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });
