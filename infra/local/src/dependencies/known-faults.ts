import { existsSync, readFileSync } from 'node:fs';

/** A fault of a library that the house has met or tried, and the test that notices when it comes back. */
export interface KnownFault {
  readonly package: string;
  readonly fault: string;
  /** Upstream: `owner/repository#number`, or the number of an advisory. */
  readonly issues: readonly string[];
  readonly spec: string;
}

/** A library whose last release was long ago, and the decision to keep it. */
export interface OldLibrary {
  readonly package: string;
  /** Its last release, and its day: a registry's mirror may only know when it took a version in. */
  readonly version: string;
  readonly released: string;
  readonly adr: string;
}

export interface KnownLibraries {
  readonly faults: readonly KnownFault[];
  readonly old: readonly OldLibrary[];
}

/** The hand-kept list, docs/dependencies/known-faults.json. */
export const readKnown = (): KnownLibraries =>
  JSON.parse(readFileSync('docs/dependencies/known-faults.json', 'utf8')) as KnownLibraries;

/** What the list says that is not so: a package that no workspace asks for, a test or a decision that is not there. */
export function untrueOf({ faults, old }: KnownLibraries, direct: ReadonlyMap<string, string>): string[] {
  const strangers = [...faults, ...old]
    .filter((each) => !direct.has(each.package))
    .map((each) => `${each.package} is no direct dependency of any workspace`);
  const named = [...faults.map((fault) => [fault.package, fault.spec]), ...old.map((each) => [each.package, each.adr])];
  const missing = named
    .filter(([, file = '']) => !existsSync(file))
    .map(([name, file]) => `${name}: there is no ${file}`);
  return [...strangers, ...missing];
}
