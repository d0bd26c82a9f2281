/** More places are not remembered; the oldest go first. */
const MOST_PLACES = 100_000;
/** A phone that leaves a network for another is one person; more than these are several who share one place. */
const MOST_NETWORKS = 4;
/** Seats that are asked for with one place, within one process. */
const MOST_ORDERS = 40;

interface Use {
  readonly networks: Set<string>;
  orders: number;
}

/** What is done with each place that is let in, so that one place shared by many is worth little more than one. */
export class BoundedUses {
  private readonly uses = new Map<string, Use>();

  /** Whether somebody of this network may be let in with a place. */
  mayEnter(place: string, network: string): boolean {
    const { networks } = this.of(place);
    if (networks.size < MOST_NETWORKS) networks.add(network);
    return networks.has(network);
  }

  /** Counts a request for seats. @returns whether it may be made */
  mayOrder(place: string): boolean {
    return ++this.of(place).orders <= MOST_ORDERS;
  }

  private of(place: string): Use {
    const known = this.uses.get(place);
    if (known) return known;
    const [oldest] = this.uses.size >= MOST_PLACES ? this.uses.keys() : [];
    if (oldest !== undefined) this.uses.delete(oldest);
    const fresh = { networks: new Set<string>(), orders: 0 };
    this.uses.set(place, fresh);
    return fresh;
  }
}

const MINUTE_MS = 60_000;
const MOST_COUNTED = 200_000;

/** How many places a network takes in a minute: a script that draws lots by the thousand has no better ones. */
export class PlacesByNetwork {
  private minute = 0;
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Counts one more. @returns whether it may be taken */
  take(network: string, now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(network) ?? 0) + 1;
    if (this.counts.size < MOST_COUNTED || this.counts.has(network)) this.counts.set(network, count);
    return count <= this.most;
  }
}
