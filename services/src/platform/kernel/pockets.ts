const count = 64;

/** FNV-1a: spreads texts over the pockets. */
function pocketOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let nth = 0; nth < key.length; nth++) hash = Math.imul(hash ^ key.charCodeAt(nth), 0x01000193);
  return (hash >>> 0) % count;
}

/**
 * A map that is never changed, only replaced: a new one shares all pockets but one with the old. A plain Map would be
 * copied whole for each of the many bookings of a big slot.
 */
export class Pockets<Value> {
  private constructor(private readonly pockets: readonly ReadonlyMap<string, Value>[]) {}

  static empty<Value>(): Pockets<Value> {
    return new Pockets(new Array<ReadonlyMap<string, Value>>(count).fill(new Map()));
  }

  get(key: string): Value | undefined {
    return this.pockets[pocketOf(key)]?.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Everything in it, in no order that means anything. */
  entries(): [string, Value][] {
    return this.pockets.flatMap((pocket) => [...pocket]);
  }

  with(key: string, value: Value): Pockets<Value> {
    return this.replacing(key, (pocket) => pocket.set(key, value));
  }

  without(key: string): Pockets<Value> {
    return this.replacing(key, (pocket) => pocket.delete(key));
  }

  private replacing(key: string, change: (pocket: Map<string, Value>) => unknown): Pockets<Value> {
    const pockets = [...this.pockets];
    const pocket = new Map(pockets[pocketOf(key)]);
    change(pocket);
    pockets[pocketOf(key)] = pocket;
    return new Pockets(pockets);
  }
}
