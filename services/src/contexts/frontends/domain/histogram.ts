/** Upper bounds of the buckets, in milliseconds: each a tenth above the one before, from 8 ms to a minute and beyond. */
const FIRST_BOUND_MS = 8;
const GROWTH = 1.1;
export const BUCKET_COUNT = 96;

/** The bucket of a measurement; what is longer than the last bound counts as that. */
export const bucketOf = (ms: number): number =>
  Math.min(BUCKET_COUNT - 1, Math.max(0, Math.ceil(Math.log(Math.max(ms, 1) / FIRST_BOUND_MS) / Math.log(GROWTH))));

const upperBoundMs = (bucket: number): number => FIRST_BOUND_MS * GROWTH ** bucket;
const lowerBoundMs = (bucket: number): number => (bucket === 0 ? 0 : upperBoundMs(bucket - 1));

export const samplesIn = (histogram: readonly number[]): number => histogram.reduce((sum, count) => sum + count, 0);

/**
 * The measurement below which this share of all lies, in milliseconds, evenly spread within its bucket.
 * @param share from 0 to 1
 * @returns undefined without measurements
 */
export const quantileMs = (histogram: readonly number[], share: number): number | undefined => {
  const samples = samplesIn(histogram);
  if (samples === 0) return undefined;
  let left = Math.min(1, Math.max(0, share)) * samples;
  const last = histogram.findLastIndex((count) => count > 0);
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && (left <= count || bucket === last)) return within(bucket, left / count);
    left -= count;
  }
  return undefined;
};

const within = (bucket: number, part: number): number =>
  lowerBoundMs(bucket) + (upperBoundMs(bucket) - lowerBoundMs(bucket)) * Math.min(1, part);
