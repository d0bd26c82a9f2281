import { run } from '../processes/run.js';
import type { OldLibrary } from './known-faults.js';

export interface Release {
  readonly version: string;
  readonly at: Date;
}

/** Years after which the house decides whether it keeps a library. */
export const OLD_AFTER_YEARS = 2;
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1_000;
/** Requests to the registry at once; each is a process of npm. */
const AT_ONCE = 6;

/** The last release of each package, by the npm registry; those that it does not answer about are left out. */
export async function lastReleases(names: readonly string[]): Promise<Map<string, Release>> {
  const found = new Map<string, Release>();
  const waiting = [...names];
  const ask = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { code, output } = await run('npm', [
        'view',
        name,
        'time',
        'dist-tags',
        '--json',
        '--loglevel=silent',
        '--fetch-retries=0',
      ]);
      const release = code === 0 ? lastOf(output) : undefined;
      if (release) found.set(name, release);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return found;
}

interface Answer {
  readonly time?: Readonly<Record<string, string>>;
  readonly 'dist-tags'?: { readonly latest?: string };
}

/** The release that `npm view` calls the latest; undefined when it names none. */
export function lastOf(answer: string): Release | undefined {
  const { time = {}, 'dist-tags': { latest: version = '' } = {} } = JSON.parse(answer) as Answer;
  const at = time[version];
  return at === undefined ? undefined : { version, at: new Date(at) };
}

export interface Judged {
  readonly years: number;
  /** The decision that keeps it; undefined where it needs none. */
  readonly adr: string | undefined;
  /** It is old and no decision covers it. */
  readonly isUncovered: boolean;
}

/**
 * How old a library is, in years. The day on the hand-kept list counts where it is the earlier one and nothing was released
 * since. Types from DefinitelyTyped are as old as what they describe, and are judged with it.
 */
export function judge(
  name: string,
  release: Release,
  { old, now }: { old?: OldLibrary | undefined; now: Date },
): Judged {
  const remaining = old?.version === release.version ? old : undefined;
  const released = Math.min(
    release.at.getTime(),
    remaining ? Date.parse(remaining.released) : Number.POSITIVE_INFINITY,
  );
  const years = (now.getTime() - released) / YEAR_MS;
  const isOld = years > OLD_AFTER_YEARS && !name.startsWith('@types/');
  return { years, isUncovered: isOld && !remaining, adr: isOld ? remaining?.adr : undefined };
}
