import type { Consumption, TakerLimits } from '../kernel/limit.js';
import { nameKey } from '../kernel/name-key.js';
import { isLoopback, networkOf } from '../kernel/network-of.js';

/** Who takes what is scarce. The staff are no takers: what they do for others is not counted. */
export interface Taker {
  /** Where the request comes from. */
  readonly address: string | undefined;
  readonly email?: string | undefined;
}

/** Nothing is counted of what comes from this machine itself: tests, measurements and scripts of the house. */
export const isCounted = ({ address }: Taker): boolean => Boolean(address) && !isLoopback(address ?? '');

/** What is counted when somebody takes so much. */
export function takenBy(taker: Taker | undefined, limits: TakerLimits, points: number): Consumption[] {
  if (!taker || points <= 0 || !isCounted(taker)) return [];
  const network = { limit: limits.network, whose: networkOf(taker.address ?? ''), points };
  return [network, ...(taker.email ? [{ limit: limits.email, whose: nameKey(taker.email), points }] : [])];
}
