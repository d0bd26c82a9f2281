import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from './compare.js';
import { changelogText, lockText, packageText, type Stated } from './edits.js';
import { type VersionedPackage, versioned } from './package-version.js';
import { rangeOf, unknownOf } from './ranges.js';
import { reportFile, written } from './report.js';
import { importedNames, type Workspace, workspacesOf } from './workspaces.js';

/** The files of a clone as the exports of its packages demand them. */
export interface Plan {
  readonly packages: readonly VersionedPackage[];
  /** Those that differ from what is there, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Imports of what no package exports, as sentences. */
  readonly unknown: readonly string[];
  /** Ranges that are not what is imported, as sentences. */
  readonly ranges: readonly string[];
}

/** @param major names of packages whose new version a person calls a major one */
export function planOf(root: string, major: readonly string[] = []): Plan {
  const workspaces = workspacesOf(root);
  const packages = workspaces
    .filter(({ folder, entries }) => folder.startsWith('packages/') && Object.keys(entries).length > 0)
    .map((workspace) => versioned(root, workspace, major.includes(workspace.name)));
  const uses = workspaces.flatMap((workspace) => usesOf(root, workspace, packages));
  const stated = new Map(workspaces.map((workspace) => [workspace.folder, statedBy(workspace, packages, uses)]));
  const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const files: [string, string][] = [
    ...packages.map(({ workspace: { folder, name }, report }): [string, string] => [
      `${folder}/${reportFile}`,
      written(name, report),
    ]),
    ...workspaces.map(({ folder, text }): [string, string] => [
      `${folder}/package.json`,
      packageText(text, stated.get(folder) ?? { version: undefined, states: {} }),
    ]),
    ['package-lock.json', lockText(read('package-lock.json'), stated)],
    ['CHANGELOG.md', packages.reduce(withVersion, read('CHANGELOG.md'))],
  ];
  const unknown = uses.flatMap(({ by, of, names }) =>
    unknownOf(names, of.report).map(
      (name) => `${by.folder}: imports ${name} of ${of.workspace.name}, which does not export it`,
    ),
  );
  const differing = new Map(files.filter(([path, text]) => read(path) !== text));
  return { packages, files: differing, unknown, ranges: uses.flatMap(rangeBreach) };
}

/** A workspace that accepts a range of a package, with all it imports of its main module. */
interface Use {
  readonly by: Workspace;
  readonly of: VersionedPackage;
  readonly names: ReadonlySet<string>;
}

const usesOf = (root: string, by: Workspace, packages: readonly VersionedPackage[]): Use[] =>
  packages
    .filter(({ workspace }) => by.states[workspace.name]?.startsWith('^'))
    .map((of) => ({ by, of, names: importedNames(root, by, of.workspace) }));

function rangeBreach({ by, of, names }: Use): string[] {
  const { name } = of.workspace;
  const [range, stated] = [rangeOf(names, of.report), by.states[name]];
  return range === stated
    ? []
    : [`${by.folder}: accepts ${name} ${stated}, but all that it imports of it is in ${range}`];
}

function statedBy(by: Workspace, packages: readonly VersionedPackage[], uses: readonly Use[]): Stated {
  const states = packages
    .filter(({ workspace }) => workspace.name in by.states)
    .map((of): [string, string] => {
      const use = uses.find((each) => each.by === by && each.of === of);
      return [of.workspace.name, use ? rangeOf(use.names, of.report) : of.report.version];
    });
  const own = packages.find(({ workspace }) => workspace === by);
  return { version: own?.report.version, states: Object.fromEntries(states) };
}

const withVersion = (text: string, { workspace, change, report }: VersionedPackage): string =>
  changelogText(text, workspace.folder.replace('packages/', ''), { version: report.version, change });

const command = 'run `npm run api-report`';

/** Where a clone differs from its plan, each a sentence with what to do; what only follows is not named. */
export function apiBreaches(root = '.'): string[] {
  const { packages, files, unknown, ranges } = planOf(root);
  const changes = packages.flatMap(({ workspace, change, report }) => {
    if (!change) return [`${workspace.folder}: has no API report: ${command}`];
    return change.demands
      ? [`${workspace.folder}: ${wordsOf(change)}, which demands version ${report.version}: ${command}`]
      : [];
  });
  if (changes.length + unknown.length > 0) return [...changes, ...unknown];
  if (ranges.length > 0) return ranges.map((sentence) => `${sentence}: ${command}`);
  return [...files.keys()].map((path) => `${path}: does not say which versions there are: ${command}`);
}
