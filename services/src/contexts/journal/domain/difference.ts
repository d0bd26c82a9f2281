import type { DifferenceKind } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';

/** Something that does not add up. */
export interface Difference {
  readonly what: DifferenceKind;
  /** A stream of the log, `all`, or what the gateway calls it. */
  readonly subject: string;
  /** What the rooms hold, or the gateway has. */
  readonly expected: Cents;
  /** What the journal has, or the accounts. */
  readonly actual: Cents;
}

const isSame = (one: Difference, other: Difference): boolean =>
  one.what === other.what &&
  one.subject === other.subject &&
  one.expected - one.actual === other.expected - other.actual;

/** What two looks have both found: what was under way in the first of them is not there any more, or differs otherwise. */
export const lasting = (first: readonly Difference[], second: readonly Difference[]): Difference[] =>
  second.filter((difference) => first.some((before) => isSame(before, difference)));
