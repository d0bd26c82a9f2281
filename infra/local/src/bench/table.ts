import type { LoadResult } from './load.js';

/** A mean, and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

const nameWidth = 54;

/** Prints the head of a group of figures. @param to what the group's figures are told as a share of */
export const head = (group: string, to: readonly string[]): void =>
  console.log(
    `\n${group.padEnd(nameWidth)}${'a second'.padStart(10)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'us Node'.padStart(9)}${'us PG'.padStart(8)}${columns(to)}`,
  );

/** Prints one figure, what it cost in processor time, and what share of each baseline it is. */
export function row(name: string, { perSecond, p50, p99, cost }: LoadResult, shares: readonly Mean[]): void {
  const figures = perSecond.toFixed(0).padStart(10) + p50.toFixed(1).padStart(9) + p99.toFixed(1).padStart(9);
  const costs = (cost?.node.toFixed(0) ?? '').padStart(9) + (cost?.postgres.toFixed(0) ?? '').padStart(8);
  console.log(name.padEnd(nameWidth) + figures + costs + columns(shares.map(shareText)));
}

/** Prints what was asked for in vain: no figure counts it. */
export const tellRefused = (name: string, refused: number): void =>
  console.log(`  ! ${refused} more were refused of: ${name}`);

const shareText = ({ mean, error }: Mean): string => `${mean.toFixed(2)} ± ${error.toFixed(2)}`;

const columns = (texts: readonly string[]): string => texts.map((text) => text.padStart(18)).join('');
