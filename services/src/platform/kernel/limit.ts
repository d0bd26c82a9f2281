import type { ErrorCode } from '@northlight/contracts';

/** So many points of a kind in one window, which begins with the first of them; what comes next waits for its end. */
export interface Limit {
  /** What is counted: it keeps the counts of one limit apart from those of all others. */
  readonly of: string;
  readonly most: number;
  /** Length of the window. */
  readonly seconds: number;
  /** How it refuses; TOO_MANY_TRIES unless said otherwise. */
  readonly code?: ErrorCode;
}

/** One thing that is counted: which limit, whose, and how many points of it. */
export interface Consumption {
  readonly limit: Limit;
  readonly whose: string;
  /** 1 unless said otherwise. */
  readonly points?: number;
}

/** How much of a scarce thing one network may take, and how much is taken for one e-mail. */
export interface LimitsPerVisitor {
  readonly network: Limit;
  readonly email: Limit;
}

export const aQuarterOfAnHour = 900;
export const anHour = 3_600;
export const aDay = 86_400;
