/** Most entries of a pocket; a fuller one becomes pockets of its own. */
const most = 4;
const bits = 4;
const count = 2 ** bits;
/** From here on the hash has no more bits to tell keys apart. */
const lastShift = 28;

type Leaf<Value> = ReadonlyMap<string, Value>;
type Pocket<Value> = Leaf<Value> | readonly (Pocket<Value> | undefined)[];

interface Place {
  readonly key: string;
  readonly hash: number;
  /** Bits of the hash that the pockets above have used. */
  readonly shift: number;
}

/** FNV-1a: spreads texts over the pockets. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let nth = 0; nth < key.length; nth++) hash = Math.imul(hash ^ key.charCodeAt(nth), 0x01000193);
  return hash >>> 0;
}

const isLeaf = <Value>(pocket: Pocket<Value>): pocket is Leaf<Value> => pocket instanceof Map;
const nthOf = ({ hash, shift }: Place): number => (hash >>> shift) % count;
const inner = (place: Place): Place => ({ ...place, shift: place.shift + bits });
const nothing: Leaf<never> = new Map<string, never>();

/**
 * A map that is never changed, only replaced: a new one shares all pockets but a few with the old, however many entries
 * there are. A plain Map would be copied whole for each of the many bookings of a big slot.
 */
export class Pockets<Value> {
  private constructor(private readonly root: Pocket<Value>) {}

  static empty<Value>(): Pockets<Value> {
    return new Pockets<Value>(nothing);
  }

  get(key: string): Value | undefined {
    let pocket: Pocket<Value> | undefined = this.root;
    for (let rest = hashOf(key); pocket && !isLeaf(pocket); rest >>>= bits) pocket = pocket[rest % count];
    return pocket?.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Everything in it, in no order that means anything. */
  entries(): [string, Value][] {
    return entriesOf(this.root);
  }

  with(key: string, value: Value): Pockets<Value> {
    return new Pockets(put(this.root, { key, hash: hashOf(key), shift: 0 }, value));
  }

  without(key: string): Pockets<Value> {
    return this.has(key) ? new Pockets(drop(this.root, { key, hash: hashOf(key), shift: 0 })) : this;
  }
}

const entriesOf = <Value>(pocket: Pocket<Value>): [string, Value][] =>
  isLeaf(pocket) ? [...pocket] : pocket.flatMap((one) => (one ? entriesOf(one) : []));

function put<Value>(pocket: Pocket<Value>, place: Place, value: Value): Pocket<Value> {
  if (!isLeaf(pocket)) return pocket.with(nthOf(place), put(pocket[nthOf(place)] ?? nothing, inner(place), value));
  if (pocket.size < most || place.shift > lastShift) return new Map(pocket).set(place.key, value);
  return put(parted(pocket, place.shift), place, value);
}

function drop<Value>(pocket: Pocket<Value>, place: Place): Pocket<Value> {
  if (!isLeaf(pocket)) return pocket.with(nthOf(place), drop(pocket[nthOf(place)] ?? nothing, inner(place)));
  const rest = new Map(pocket);
  rest.delete(place.key);
  return rest;
}

/** A full pocket as pockets. */
function parted<Value>(leaf: Leaf<Value>, shift: number): Pocket<Value> {
  const pockets = new Array<Map<string, Value> | undefined>(count).fill(undefined);
  for (const [key, value] of leaf) {
    const nth = nthOf({ key, hash: hashOf(key), shift });
    pockets[nth] = (pockets[nth] ?? new Map<string, Value>()).set(key, value);
  }
  return pockets;
}
