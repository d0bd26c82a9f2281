import type { ReleaseRecord } from './release.js';

const kilobyte = 1024;

/** Brotli bytes that a cold visitor may have to download (docs/adr/0005). */
export const budgets = { shell: 130 * kilobyte, entry: 8 * kilobyte, firstRoute: 60 * kilobyte } as const;

/** Brotli bytes of one thing, and what they may be. */
export type Measure = readonly [what: string, bytes: number, budget: number];

/** What a release weighs on a cold visit: the shell as a whole; of a front its entry and each of its routes. */
export const measuresOf = (release: ReleaseRecord): Measure[] => {
  const weigh = (paths: readonly string[]): number =>
    release.files.filter(({ path }) => paths.includes(path)).reduce((sum, { br }) => sum + br, 0);
  const entry = release.entry.slice(release.entry.lastIndexOf('/') + 1);
  if (release.provides) return [['shell', weigh([entry]), budgets.shell]];
  const routes = Object.entries(release.first).map(([route, files]): Measure => {
    return [`first visit of ${route}`, weigh([entry, ...files]), budgets.firstRoute];
  });
  return [['remoteEntry', weigh([entry]), budgets.entry], ...routes];
};

/** A sentence for each budget that a release exceeds. */
export const exceededBudgets = (release: ReleaseRecord): string[] =>
  measuresOf(release)
    .filter(([, bytes, budget]) => bytes > budget)
    .map(
      ([what, bytes, budget]) =>
        `${release.app}: ${what} is ${inKilobytes(bytes)} brotli, the budget is ${inKilobytes(budget)}.`,
    );

/** `61.2 KB`. */
export const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;
