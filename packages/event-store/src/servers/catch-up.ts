import { retryTransient } from '../append/retry.js';
import { type BringingServices, bringOver } from './bring-over.js';
import type { Way } from './ledger-servers.js';

/** A page that is so short, or a round that is so quick, leaves little to be done while writers wait. */
const FEW_EVENTS = 100;
const MOST_ROUNDS = 10_000;

/**
 * Brings events over while the source goes on, until little is left.
 * @param mayGoOn is asked before each page, and throws where it must not
 */
export async function bringMost(
  services: BringingServices,
  way: Way,
  mayGoOn: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    await mayGoOn();
    const progress = await retryTransient(() => bringOver(services, way));
    if (!progress || progress.left < FEW_EVENTS) return;
  }
}

/** Brings over all up to the position at which the source was closed. */
export async function bringUpTo(services: BringingServices, way: Way, position: number): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    const progress = await retryTransient(() => bringOver(services, way));
    // not there: the target is open, or home is told already
    if (!progress || (progress.position >= position && progress.left <= 0)) return;
  }
  throw new Error(`Ledger ${way.ledger} does not come to an end on ${way.source}`);
}
