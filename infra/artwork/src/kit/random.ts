/** A repeatable stream of chance: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
}

const hash = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
};

/** Mulberry32 over an FNV-1a hash of the seed. */
export const randomFrom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
};

/** Smooth one-dimensional noise between -1 and 1: a sum of sines whose phases come from the seed. */
export const waveFrom = (random: Random): ((x: number) => number) => {
  const parts = [1, 2.3, 5.1, 11.7].map((rate, at) => ({
    rate,
    phase: random.between(0, 6.283),
    size: 0.55 / (at + 1),
  }));
  return (x) => parts.reduce((sum, { rate, phase, size }) => sum + size * Math.sin(x * rate + phase), 0);
};
