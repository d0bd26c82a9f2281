/** Most entries of a pocket; a fuller one becomes pockets of its own. */
const most = 4;
const bits = 4;
const count = 2 ** bits;
/** From here on the hash has no more bits to tell keys apart. */
const lastShift = 28;

/** Entries behind one another: whoever adds one makes one object, and shares the rest. */
interface Chain<Value> {
  readonly key: string;
  readonly value: Value;
  readonly next: Chain<Value> | undefined;
  /** Entries from here on. */
  readonly length: number;
}

type Pocket<Value> = Chain<Value> | undefined | readonly Pocket<Value>[];

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

const isParted = <Value>(pocket: Pocket<Value>): pocket is readonly Pocket<Value>[] => Array.isArray(pocket);
const nthOf = ({ hash, shift }: Place): number => (hash >>> shift) % count;
const inner = (place: Place): Place => ({ ...place, shift: place.shift + bits });

/**
 * A map that is never changed, only replaced: a new one shares all pockets but a few with the old, however many entries
 * there are. A plain Map would be copied whole for each of the many bookings of a big slot.
 */
export class Pockets<Value> {
  private constructor(private readonly root: Pocket<Value>) {}

  static empty<Value>(): Pockets<Value> {
    return new Pockets<Value>(undefined);
  }

  get(key: string): Value | undefined {
    let pocket = this.root;
    for (let rest = hashOf(key); isParted(pocket); rest >>>= bits) pocket = pocket[rest % count];
    let one = pocket;
    while (one && one.key !== key) one = one.next;
    return one?.value;
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

function entriesOf<Value>(pocket: Pocket<Value>): [string, Value][] {
  if (isParted(pocket)) return pocket.flatMap((one) => entriesOf(one));
  const entries: [string, Value][] = [];
  for (let one = pocket; one; one = one.next) entries.push([one.key, one.value]);
  return entries;
}

function put<Value>(pocket: Pocket<Value>, place: Place, value: Value): Pocket<Value> {
  if (isParted(pocket)) return pocket.with(nthOf(place), put(pocket[nthOf(place)], inner(place), value));
  const others = chainWithout(pocket, place.key);
  if ((others?.length ?? 0) < most || place.shift > lastShift) return before(others, place.key, value);
  return put(parted(others, place.shift), place, value);
}

function drop<Value>(pocket: Pocket<Value>, place: Place): Pocket<Value> {
  if (isParted(pocket)) return pocket.with(nthOf(place), drop(pocket[nthOf(place)], inner(place)));
  return chainWithout(pocket, place.key);
}

const before = <Value>(next: Chain<Value> | undefined, key: string, value: Value): Chain<Value> => ({
  key,
  value,
  next,
  length: (next?.length ?? 0) + 1,
});

/** The same chain where nothing is taken out. */
function chainWithout<Value>(chain: Chain<Value> | undefined, key: string): Chain<Value> | undefined {
  if (!chain || chain.key === key) return chain?.next;
  const next = chainWithout(chain.next, key);
  return next === chain.next ? chain : before(next, chain.key, chain.value);
}

/** A full pocket as pockets. */
function parted<Value>(chain: Chain<Value> | undefined, shift: number): readonly Pocket<Value>[] {
  const pockets = new Array<Chain<Value> | undefined>(count).fill(undefined);
  for (let one = chain; one; one = one.next) {
    const nth = nthOf({ key: one.key, hash: hashOf(one.key), shift });
    pockets[nth] = before(pockets[nth], one.key, one.value);
  }
  return pockets;
}
