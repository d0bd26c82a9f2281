import type { LoadResult } from './load.js';
import { type Mean, row, tellRefused } from './table.js';

/** Something that is measured, and what it is told as a share of. */
export interface Figure {
  readonly name: string;
  readonly measure: () => Promise<LoadResult>;
  /** Names of figures that are measured with it, one for each column of the table. */
  readonly to?: readonly string[];
}

/** Length of a round of one figure: short, so that a slow phase of the machine meets neighbours alike. */
export const roundSeconds = 1;

/**
 * Measures figures in rounds, every second round the other way round: a slow phase, or a database that grows, is on
 * nobody's side. Prints of each the medians of its rounds, and what share of another it is: the mean of the rounds'
 * ratios, with its standard error (ADR 0043).
 * @param rounds two at least, or there is no error to tell
 * @returns the medians, by name
 */
export async function measureInTurns(
  figures: readonly Figure[],
  rounds: number,
): Promise<ReadonlyMap<string, LoadResult>> {
  const taken = await inTurns(figures, rounds);
  const measured = new Map([...taken].map(([name, results]) => [name, medians(results)]));
  for (const { name, to = [] } of figures)
    row(
      name,
      found(measured, name),
      to.map((other) => shareOf(found(taken, name), found(taken, other))),
    );
  for (const [name, { refused }] of measured) if (refused > 0) tellRefused(name, refused);
  return measured;
}

async function inTurns(
  figures: readonly Figure[],
  rounds: number,
): Promise<ReadonlyMap<string, readonly LoadResult[]>> {
  const taken = new Map<string, LoadResult[]>(figures.map(({ name }) => [name, []]));
  const order = [...figures];
  for (let round = 0; round < rounds; round++) {
    for (const { name, measure } of order) taken.get(name)?.push(await measure());
    order.reverse();
  }
  return taken;
}

/** @throws when there is none of that name */
export function found<T>(results: ReadonlyMap<string, T>, name: string): T {
  const result = results.get(name);
  if (!result) throw new Error(`Nothing was measured as ${name}`);
  return result;
}

/** What share the rates of one figure are of those of another, round by round. */
export function shareOf(results: readonly LoadResult[], others: readonly LoadResult[]): Mean {
  return meanOf(results.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN)));
}

/** A mean, and its standard error. */
function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** The median of every measure; what was answered and refused is added up. */
export function medians(results: readonly LoadResult[]): LoadResult {
  const medianOf = (of: (result: LoadResult) => number): number => median(results.map(of));
  const cost = results.every((result) => result.cost) && {
    node: medianOf(({ cost }) => cost?.node ?? 0),
    postgres: medianOf(({ cost }) => cost?.postgres ?? 0),
  };
  return {
    perSecond: medianOf(({ perSecond }) => perSecond),
    p50: medianOf(({ p50 }) => p50),
    p99: medianOf(({ p99 }) => p99),
    answers: results.reduce((sum, { answers }) => sum + answers, 0),
    refused: results.reduce((sum, { refused }) => sum + refused, 0),
    ...(cost && { cost }),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
