import type { LoadResult } from './load.js';
import { row, share } from './table.js';

/** Something that is measured, and what it is told as a share of. */
export interface Figure {
  readonly name: string;
  readonly measure: () => Promise<LoadResult>;
  /** Names of figures that are measured with it, one for each column of the table. */
  readonly to?: readonly string[];
}

const rounds = 3;

/** Pairs of a comparison that is close: a single one may be a tenth off to either side. */
const pairs = 20;

/**
 * Measures figures in turns and prints of each the round of the median rate: when the machine, or a database that grows,
 * has become slower, all of them had their part of it.
 * @returns those rounds, by name
 */
export async function measureInTurns(figures: readonly Figure[]): Promise<ReadonlyMap<string, LoadResult>> {
  const taken = new Map<string, LoadResult[]>(figures.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const { name, measure } of figures) taken.get(name)?.push(await measure());
  const measured = new Map([...taken].map(([name, results]) => [name, medianOf(results)]));
  for (const { name, to = [] } of figures)
    row(
      name,
      found(measured, name),
      to.map((other) => found(measured, other)),
    );
  return measured;
}

/**
 * Compares two figures that are nearly equal: measured in pairs one right after the other, and in turns the other way
 * round, so that neither a slow phase nor a database that grows is on one side. Prints both, and what share of the first
 * the second is: the mean of the pairs, and its standard error.
 * @returns the medians of both
 */
export async function compareInPairs(first: Figure, second: Figure): Promise<readonly LoadResult[]> {
  const firsts: LoadResult[] = [];
  const seconds: LoadResult[] = [];
  const sides = [
    { figure: first, taken: firsts },
    { figure: second, taken: seconds },
  ];
  for (let pair = 0; pair < pairs; pair++) {
    for (const { figure, taken } of sides) taken.push(await figure.measure());
    sides.reverse();
  }
  const medians = [medianOf(firsts), medianOf(seconds)] as const;
  row(first.name, medians[0]);
  row(second.name, medians[1]);
  const shares = firsts.map(({ perSecond }, pair) => (seconds[pair]?.perSecond ?? Number.NaN) / perSecond);
  share(`the second to the first, ${pairs} pairs`, meanOf(shares));
  return medians;
}

/** A mean, and its standard error. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** @throws when there is none of that name */
export function found(results: ReadonlyMap<string, LoadResult>, name: string): LoadResult {
  const result = results.get(name);
  if (!result) throw new Error(`Nothing was measured as ${name}`);
  return result;
}

function medianOf(results: readonly LoadResult[]): LoadResult {
  const sorted = results.toSorted((one, other) => one.perSecond - other.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as LoadResult;
}
