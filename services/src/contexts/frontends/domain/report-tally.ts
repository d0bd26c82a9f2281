import type { FailureKind, ReleaseReportDto } from '@northlight/contracts';
import { cleanMessage, ownFrames, sameFailure } from './failure-text.js';
import { BUCKET_COUNT, bucketOf } from './histogram.js';

/** So many different errors are kept of a release; of others it is only counted that there were some. */
export const MOST_ERRORS = 50;
/** More releases than this are not open in browsers: their names are made up. */
const MOST_RELEASES = 100;

/** An error, and how often it was reported. */
interface TalliedError {
  readonly kind: FailureKind;
  readonly message: string;
  readonly stack: string;
  route: string;
  count: number;
}

/** What was reported of one release, added up. */
export interface ReleaseTally {
  readonly release: string;
  readonly app: string;
  loads: number;
  longTasks: number;
  readonly failures: Record<FailureKind, number>;
  readonly lcp: number[];
  readonly inp: number[];
  /** By what makes two of them the same. */
  readonly errors: Map<string, TalliedError>;
}

/** What was reported, by release and app. */
export type ReportTally = Map<string, ReleaseTally>;

/** Adds the reports of one document, which counts a release once. */
export const addReports = (tally: ReportTally, reports: readonly ReleaseReportDto[]): void => {
  const seen = new Set<string>();
  for (const report of reports) {
    if (seen.has(report.release)) continue;
    seen.add(report.release);
    const sum = tallyOf(tally, report);
    if (sum) addReport(sum, report);
  }
};

const tallyOf = (tally: ReportTally, { release, app }: ReleaseReportDto): ReleaseTally | undefined => {
  const key = `${app} ${release}`;
  const known = tally.get(key);
  if (known || tally.size >= MOST_RELEASES) return known;
  const failures = { entry: 0, chunk: 0, render: 0 };
  const fresh = { release, app, loads: 0, longTasks: 0, failures, lcp: [], inp: [], errors: new Map() };
  tally.set(key, fresh);
  return fresh;
};

const addReport = (sum: ReleaseTally, { loads, longTasks, lcpMs, inpMs, failure }: ReleaseReportDto): void => {
  sum.loads += loads;
  sum.longTasks += longTasks;
  measured(sum.lcp, lcpMs);
  measured(sum.inp, inpMs);
  if (!failure) return;
  sum.failures[failure.kind] += 1;
  addError(sum, failure);
};

const measured = (histogram: number[], ms: number | undefined): void => {
  if (ms === undefined) return;
  if (histogram.length === 0) histogram.push(...new Array<number>(BUCKET_COUNT).fill(0));
  const bucket = bucketOf(ms);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
};

type Failure = NonNullable<ReleaseReportDto['failure']>;

const addError = ({ errors }: ReleaseTally, { kind, message, stack, route }: Failure): void => {
  const [clean, frames] = [cleanMessage(message), ownFrames(stack)];
  const key = sameFailure(kind, clean, frames);
  const known = errors.get(key);
  if (known) Object.assign(known, { route, count: known.count + 1 });
  else if (errors.size < MOST_ERRORS) errors.set(key, { kind, message: clean, stack: frames, route, count: 1 });
};
