import semver from 'semver';
import type { Report } from './report.js';

/** What a text imports of a package: the names of its main module, and its other entries. */
export interface Imports {
  readonly names: readonly string[];
  readonly entries: readonly string[];
}

/** Also where code is generated: what stands in a string is imported later. */
export function importsOf(text: string, packageName: string): Imports {
  const named = [...text.matchAll(/\b(?:import|export) (?:type )?\{([^}]*)\}\s*from '([^']+)'/g)];
  const names = named
    .filter(([, , source]) => source === packageName)
    .flatMap(([, list = '']) => list.split(','))
    .map(
      (each) =>
        each
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]
          ?.trim() ?? '',
    )
    .filter((name) => name !== '');
  const sources = [...text.matchAll(/\b(?:from |import\()'([^']+)'/g)].map(([, source = '']) => source);
  const entries = sources
    .filter((source) => source.startsWith(`${packageName}/`))
    .map((source) => `.${source.slice(packageName.length)}`);
  return { names, entries };
}

/** The first version of each package. */
const FIRST = '1.0.0';

/**
 * The versions of a package that have all that is imported of its main module, in the form of today: from the one in which
 * the last of it came, through each major version since then, which removed none of it.
 */
export function rangeOf(names: Iterable<string>, { version, exports }: Report): string {
  const since = new Map(exports.filter(({ entry }) => entry === '.').map((each) => [each.name, each.since]));
  const [lowest = FIRST] = [FIRST, ...[...names].map((name) => since.get(name) ?? FIRST)].sort(semver.rcompare);
  const [from, to] = [semver.major(lowest), semver.major(version)];
  const later = Array.from({ length: to - from }, (_, step) => `^${from + step + 1}.0.0`);
  return [`^${lowest}`, ...later].join(' || ');
}

/** Names that are imported of the main module and not exported there. */
export const unknownOf = (names: Iterable<string>, { exports }: Report): string[] =>
  [...names].filter((name) => !exports.some((each) => each.entry === '.' && each.name === name));
