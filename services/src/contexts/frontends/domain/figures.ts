import { quantileMs } from './histogram.js';

/** What was reported of one release in some span. A document counts each release once, and its first failure. */
export interface FiguresOfRelease {
  readonly release: string;
  readonly loads: number;
  readonly entryFailures: number;
  readonly chunkFailures: number;
  readonly renderFailures: number;
  /** Times that a page did not react for more than 50 ms; Chromium alone tells. */
  readonly longTasks: number;
  /** Largest contentful paint and interaction to next paint: how many measurements by bucket (`histogram.ts`). */
  readonly lcp: readonly number[];
  readonly inp: readonly number[];
}

type Failures = Pick<FiguresOfRelease, 'entryFailures' | 'chunkFailures' | 'renderFailures'>;

export const failuresOf = ({ entryFailures, chunkFailures, renderFailures }: Failures): number =>
  entryFailures + chunkFailures + renderFailures;

/** Failures in a hundred loads, from 0 to 100; 0 where nothing was loaded. */
export const failurePercent = (figures: FiguresOfRelease): number =>
  figures.loads === 0 ? 0 : Math.min(100, (failuresOf(figures) / figures.loads) * 100);

/** What three of four visits are faster than, in milliseconds; undefined without measurements. */
export const p75Ms = (histogram: readonly number[]): number | undefined => quantileMs(histogram, 0.75);
