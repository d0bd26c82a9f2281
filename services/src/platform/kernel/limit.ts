import type { ErrorCode } from '@northlight/contracts';
import { nameKey } from './name-key.js';
import { isLoopback, networkOf } from './network-of.js';

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

/** Whose use of what is scarce is limited: seats, pieces, places. Staff are not, because they act for others. */
export interface Visitor {
  /** Where the request comes from. */
  readonly address: string | undefined;
  readonly email?: string | undefined;
}

/** Nothing is counted of what comes from this machine itself: tests, measurements and scripts of the house. */
export const isCounted = ({ address }: Visitor): boolean => Boolean(address) && !isLoopback(address ?? '');

/**
 * What a RateLimiter counts when a visitor takes `points` of a scarce thing: once for the network, once for the e-mail.
 *
 * @param visitor nothing for staff, who have no limit
 */
export function consumptionOf(visitor: Visitor | undefined, limits: LimitsPerVisitor, points: number): Consumption[] {
  if (!visitor || points <= 0 || !isCounted(visitor)) return [];
  const network = { limit: limits.network, whose: networkOf(visitor.address ?? ''), points };
  return [network, ...(visitor.email ? [{ limit: limits.email, whose: nameKey(visitor.email), points }] : [])];
}
