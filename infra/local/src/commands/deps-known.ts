import { directDependencies } from '../dependencies/direct-dependencies.js';
import { type KnownFault, readKnown, untrueOf } from '../dependencies/known-faults.js';
import { type Judged, judge, lastReleases, OLD_AFTER_YEARS } from '../dependencies/release-age.js';
import { PlainError } from '../processes/plain-error.js';

/**
 * `npm run deps:known`: every direct dependency with its version, the age of its last release, the decision that keeps it
 * where it is old, and the faults that were met with the tests that notice them.
 * @throws PlainError when the list is not true, or an old library is kept by no decision
 */
export async function main(): Promise<void> {
  const direct = directDependencies();
  const known = readKnown();
  const untrue = untrueOf(known, direct);
  if (untrue.length > 0) throw new PlainError(`docs/dependencies/known-faults.json:\n  ${untrue.join('\n  ')}`);

  console.log(`Asking the npm registry about ${direct.size} packages …\n`);
  const releases = await lastReleases([...direct.keys()]);
  const now = new Date();
  const rows = [...direct].map(([name, version]): Row => {
    const release = releases.get(name);
    const old = known.old.find((each) => each.package === name);
    const judged = release && judge(name, release, { old, now });
    return { name, version, judged, faults: known.faults.filter((each) => each.package === name) };
  });
  for (const row of rows) console.log(lineOf(row));
  tellUnknown(rows.filter(({ judged }) => judged === undefined).length);
  const uncovered = rows.filter(({ judged }) => judged?.isUncovered).map(({ name }) => name);
  if (uncovered.length > 0) throw new PlainError(tooOld(uncovered));
}

interface Row {
  readonly name: string;
  readonly version: string;
  /** Undefined where the registry did not answer. */
  readonly judged: Judged | undefined;
  readonly faults: readonly KnownFault[];
}

function lineOf({ name, version, judged, faults }: Row): string {
  const age = judged ? `${judged.years.toFixed(1)} years` : 'unknown';
  const line = `${name.padEnd(42)}${version.padEnd(16)}${age.padStart(10)}  ${judged?.adr ?? ''}`.trimEnd();
  const met = faults.map(({ fault, issues, spec }) => `    ${fault}\n    ${issues.join(', ')} · ${spec}`);
  return [line, ...met].join('\n');
}

function tellUnknown(count: number): void {
  if (count === 0) return;
  console.log(`\nThe npm registry did not answer about ${count} packages: their age is unknown. Is there a network?`);
}

const tooOld = (names: readonly string[]): string =>
  `The last release of these is more than ${OLD_AFTER_YEARS} years old, and no decision keeps them: ${names.join(', ')}.\n` +
  'Replace them, or say why not in docs/adr and name that file in docs/dependencies/known-faults.json.';
