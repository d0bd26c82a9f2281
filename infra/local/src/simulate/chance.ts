/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A time with this mean, as of things that happen independently of each other. */
export const exponential = (chance: () => number, mean: number): number => -mean * Math.log(1 - chance());

/**
 * Picks one of many by Zipf's law: the nth of them has a share of 1/n^skew.
 * @returns numbers from 0, the most wanted first
 */
export function zipf(count: number, skew: number, chance: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let nth = 0; nth < count; nth++) sums[nth] = sum += (nth + 1) ** -skew;
  return () => {
    const wanted = chance() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
