import type { ReleaseRecord } from '@northlight/contracts';
import { shellName } from '../preset/define-front.js';

const kilobyte = 1024;

/** What a visitor may have to download, as brotli (docs/adr/0005). */
export const budgets = { shell: 130 * kilobyte, entry: 8 * kilobyte, firstRoute: 60 * kilobyte } as const;

/** Brotli bytes of a cold visit: `[what, bytes, budget]`. */
export type Measure = readonly [what: string, bytes: number, budget: number];

/** What this release weighs, against what it may. */
export const measuresOf = (record: ReleaseRecord): Measure[] => {
  const weigh = (paths: readonly string[]): number =>
    record.files.filter(({ path }) => paths.includes(path)).reduce((sum, { br }) => sum + br, 0);
  const entry = record.entry.slice(record.entry.lastIndexOf('/') + 1);
  if (record.app === shellName) {
    return [['shell', weigh([entry, ...(record.first['*'] ?? [])]), budgets.shell]];
  }
  return [
    ['remoteEntry', weigh([entry]), budgets.entry],
    ...record.routes.map(
      (route): Measure => [
        `first visit of ${route}`,
        weigh([entry, ...(record.first[route] ?? [])]),
        budgets.firstRoute,
      ],
    ),
  ];
};

/** A sentence for each budget that this release exceeds. */
export const exceeded = (record: ReleaseRecord): string[] =>
  measuresOf(record)
    .filter(([, bytes, budget]) => bytes > budget)
    .map(
      ([what, bytes, budget]) =>
        `${record.app}: ${what} is ${kilobytes(bytes)} brotli, the budget is ${kilobytes(budget)}.`,
    );

/** `61.2 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;
