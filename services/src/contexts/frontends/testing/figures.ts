import type { FiguresOfRelease } from '../domain/figures.js';
import { BUCKET_COUNT, bucketOf } from '../domain/histogram.js';

/** Figures of a release, for stories; say only what the story is about. */
export const someFigures = {
  figures: (change: Partial<FiguresOfRelease> = {}): FiguresOfRelease => ({
    release: 'catalog_aaaaaaaaaa',
    loads: 0,
    entryFailures: 0,
    chunkFailures: 0,
    renderFailures: 0,
    longTasks: 0,
    lcp: [],
    inp: [],
    ...change,
  }),

  /** The histogram of so many measurements, in milliseconds. */
  times: (count: number, msOf: (nth: number) => number): number[] => {
    const histogram = new Array<number>(BUCKET_COUNT).fill(0);
    for (let nth = 0; nth < count; nth++) {
      const bucket = bucketOf(msOf(nth));
      histogram[bucket] = (histogram[bucket] ?? 0) + 1;
    }
    return histogram;
  },
};
