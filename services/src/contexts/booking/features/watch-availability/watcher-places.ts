import { Refusal } from '../../../../platform/kernel/refusal.js';

/** Most who may watch at once: in a process, and from one address, behind which a whole office may sit. */
export const mostWatchers = { inAll: 1_000, perAddress: 50 } as const;

/** Seconds after which somebody who found no place may try again. */
const retryAfter = 30;

/** Counts who watches, so that nobody can keep a process busy with open connections alone. */
export class WatcherPlaces {
  private readonly taken = new Map<string, number>();
  private inAll = 0;

  constructor(private readonly most: { readonly inAll: number; readonly perAddress: number } = mostWatchers) {}

  /**
   * Takes a place for an address, and returns the function that gives it back.
   * @throws {Refusal} UNAVAILABLE when the process is full, TOO_MANY_REQUESTS when the address is
   */
  take(address: string): () => void {
    const here = this.taken.get(address) ?? 0;
    if (here >= this.most.perAddress) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
    if (this.inAll >= this.most.inAll) throw new Refusal('UNAVAILABLE', { retryAfter });
    this.taken.set(address, here + 1);
    this.inAll += 1;
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.giveBack(address);
    };
  }

  private giveBack(address: string): void {
    this.inAll -= 1;
    const here = (this.taken.get(address) ?? 1) - 1;
    if (here > 0) this.taken.set(address, here);
    else this.taken.delete(address);
  }
}
