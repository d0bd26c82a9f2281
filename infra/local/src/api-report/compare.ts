import semver from 'semver';
import type { Exported, Listed, Report } from './report.js';

export type Level = 'major' | 'minor';

/** How what a package exports differs from its report. */
export interface Change {
  readonly gone: readonly Exported[];
  /** Values that are only types now. */
  readonly weakened: readonly Exported[];
  readonly added: readonly Exported[];
  readonly changed: readonly Exported[];
  /** What it demands of the version; undefined: nothing changed. */
  readonly demands?: Level | undefined;
}

/** A removed name breaks who imports it, and so does a value that became a type; everything else is an addition. */
export function compare(before: Report, present: readonly Exported[]): Change {
  const old = new Map(before.exports.map((each) => [keyOf(each), each]));
  const now = new Set(present.map(keyOf));
  const gone = before.exports.filter((each) => !now.has(keyOf(each)));
  const added = present.filter((each) => !old.has(keyOf(each)));
  const weakened = present.filter((each) => each.kind === 'type' && old.get(keyOf(each))?.kind === 'value');
  const changed = present.filter((each) => {
    const form = old.get(keyOf(each));
    return form && !weakened.includes(each) && !isSame(form, each);
  });
  const breaks = gone.length + weakened.length > 0;
  const adds = added.length + changed.length > 0;
  return { gone, weakened, added, changed, demands: breaks ? 'major' : adds ? 'minor' : undefined };
}

/** The version that follows. */
export function raised(version: string, level: Level): string {
  return new semver.SemVer(version).inc(level).version;
}

/** The report of a version: a name keeps its `since` for as long as its form stays. */
export function nextReport(before: Report | undefined, present: readonly Exported[], version: string): Report {
  const old = new Map(before?.exports.map((each) => [keyOf(each), each]));
  const listed = (each: Exported): Listed => {
    const form = old.get(keyOf(each));
    return { ...each, since: form && isSame(form, each) ? form.since : version };
  };
  return { version, exports: present.map(listed) };
}

/** `price of . is new`, and so on, most breaking first. */
export function wordsOf({ gone, weakened, added, changed }: Change): string {
  const words: [readonly Exported[], string][] = [
    [gone, 'gone'],
    [weakened, 'a type only'],
    [added, 'new'],
    [changed, 'declared in another way'],
  ];
  return words
    .flatMap(([exports, what]) => exports.map(({ entry, name }) => `${name} of ${entry} is ${what}`))
    .join(', ');
}

const keyOf = ({ entry, name }: Exported): string => `${entry} ${name}`;

const isSame = (one: Exported, other: Exported): boolean =>
  one.kind === other.kind && one.declaration === other.declaration;
