import { lastStartOn, type OpeningRule, weekdayNames } from '@northlight/contracts';

/** Two rules that may start the same experience at the same time. */
export interface Overlap {
  /** The place of the later one in the list. */
  readonly nth: number;
  /** The first weekday that both have, in words. */
  readonly day: string;
}

/** The first two rules of one experience that share a day and a time of it; undefined where each start has one rule. */
export function overlapOf(rules: readonly OpeningRule[]): Overlap | undefined {
  for (const [nth, rule] of rules.entries()) {
    for (const earlier of rules.slice(0, nth)) {
      const weekday = rule.weekdays.find((one) => earlier.weekdays.includes(one));
      if (weekday === undefined || !meet(rule, earlier)) continue;
      return { nth, day: weekdayNames[weekday] ?? '' };
    }
  }
  return undefined;
}

const meet = (one: OpeningRule, other: OpeningRule): boolean =>
  isBefore(one.validFrom, other.validUntil) &&
  isBefore(other.validFrom, one.validUntil) &&
  isBefore(one.firstStart, lastStartOn(other)) &&
  isBefore(other.firstStart, lastStartOn(one));

/** None is without end. */
const isBefore = (start: string | null, end: string | null): boolean => start === null || end === null || start <= end;
