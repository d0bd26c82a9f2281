import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';

/** Most who may watch at once: in a process, and from one network, behind which a whole office may sit. */
export const maxWatchers = { inAll: 1_000, perNetwork: 50 } as const;

/** Seconds after which somebody who found no place may try again. */
const RETRY_AFTER_SECONDS = 30;

/** Counts who watches, so that nobody can keep a process busy with open connections alone. */
export class WatcherPlaces {
  private readonly taken = new Map<string, number>();
  private inAll = 0;

  constructor(private readonly most: { readonly inAll: number; readonly perNetwork: number } = maxWatchers) {}

  /**
   * Takes a place for an address in its network, and returns the function that gives it back.
   * @throws {Refusal} UNAVAILABLE when the process is full, TOO_MANY_REQUESTS when the network has its share
   */
  take(address: string): () => void {
    const network = networkOf(address);
    const here = this.taken.get(network) ?? 0;
    if (here >= this.most.perNetwork) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_SECONDS });
    if (this.inAll >= this.most.inAll) throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    this.taken.set(network, here + 1);
    this.inAll += 1;
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.giveBack(network);
    };
  }

  private giveBack(network: string): void {
    this.inAll -= 1;
    const here = (this.taken.get(network) ?? 1) - 1;
    if (here > 0) this.taken.set(network, here);
    else this.taken.delete(network);
  }
}
