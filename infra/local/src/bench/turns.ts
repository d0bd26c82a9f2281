import type { LoadResult } from './load.js';
import { row } from './table.js';

/** Something that is measured, and what it is told as a share of. */
export interface Figure {
  readonly name: string;
  readonly measure: () => Promise<LoadResult>;
  /** Names of figures that were measured before or with it, one for each column of the table. */
  readonly to?: readonly string[];
}

const rounds = 3;

/**
 * Measures figures in turns and prints of each the round of the median rate: when the machine, or a database that grows,
 * has become slower, all of them had their part of it.
 * @param before what was measured before @returns that, and those rounds, by name
 */
export async function measureInTurns(
  figures: readonly Figure[],
  before: ReadonlyMap<string, LoadResult> = new Map(),
): Promise<ReadonlyMap<string, LoadResult>> {
  const taken = new Map<string, LoadResult[]>(figures.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const { name, measure } of figures) taken.get(name)?.push(await measure());
  const medians = [...taken].map(([name, results]) => [name, medianOf(results)] as const);
  const measured = new Map([...before, ...medians]);
  for (const { name, to = [] } of figures)
    row(
      name,
      found(measured, name),
      to.map((other) => found(measured, other)),
    );
  return measured;
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
