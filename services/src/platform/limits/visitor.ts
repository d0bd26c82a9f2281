import type { Consumption, LimitsPerVisitor } from '../kernel/limit.js';
import { nameKey } from '../kernel/name-key.js';
import { isLoopback, networkOf } from '../kernel/network-of.js';

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
