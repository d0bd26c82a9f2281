/** Most entries of a chain; a longer one becomes a node with children. */
const MAX_CHAIN_LENGTH = 4;
const BITS_PER_LEVEL = 4;
const CHILDREN = 2 ** BITS_PER_LEVEL;
/** From here on the hash has no more bits to tell keys apart. */
const LAST_SHIFT = 28;

/** Entries behind one another: whoever adds one makes one object, and shares the rest. */
interface Chain<Value> {
  readonly key: string;
  readonly value: Value;
  readonly next: Chain<Value> | undefined;
  /** Entries from here on. */
  readonly length: number;
}

type TrieNode<Value> = Chain<Value> | undefined | readonly TrieNode<Value>[];

interface Place {
  readonly key: string;
  readonly hash: number;
  /** Bits of the hash that the nodes above have used. */
  readonly shift: number;
}

/** FNV-1a: spreads texts over the nodes. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let nth = 0; nth < key.length; nth++) hash = Math.imul(hash ^ key.charCodeAt(nth), 0x01000193);
  return hash >>> 0;
}

const isParted = <Value>(node: TrieNode<Value>): node is readonly TrieNode<Value>[] => Array.isArray(node);
const nthOf = ({ hash, shift }: Place): number => (hash >>> shift) % CHILDREN;
const inner = (place: Place): Place => ({ ...place, shift: place.shift + BITS_PER_LEVEL });

/**
 * A map that is never changed, only replaced: a new one shares all nodes but a few with the old, however many entries
 * there are. A plain Map would be copied whole for each of the many bookings of a big slot.
 */
export class PersistentMap<Value> {
  private constructor(private readonly root: TrieNode<Value>) {}

  static empty<Value>(): PersistentMap<Value> {
    return new PersistentMap<Value>(undefined);
  }

  get(key: string): Value | undefined {
    let node = this.root;
    for (let rest = hashOf(key); isParted(node); rest >>>= BITS_PER_LEVEL) node = node[rest % CHILDREN];
    let one = node;
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

  with(key: string, value: Value): PersistentMap<Value> {
    return new PersistentMap(put(this.root, { key, hash: hashOf(key), shift: 0 }, value));
  }

  without(key: string): PersistentMap<Value> {
    return this.has(key) ? new PersistentMap(drop(this.root, { key, hash: hashOf(key), shift: 0 })) : this;
  }
}

function entriesOf<Value>(node: TrieNode<Value>): [string, Value][] {
  if (isParted(node)) return node.flatMap((one) => entriesOf(one));
  const entries: [string, Value][] = [];
  for (let one = node; one; one = one.next) entries.push([one.key, one.value]);
  return entries;
}

function put<Value>(node: TrieNode<Value>, place: Place, value: Value): TrieNode<Value> {
  if (isParted(node)) return node.with(nthOf(place), put(node[nthOf(place)], inner(place), value));
  const others = chainWithout(node, place.key);
  if ((others?.length ?? 0) < MAX_CHAIN_LENGTH || place.shift > LAST_SHIFT) return before(others, place.key, value);
  return put(parted(others, place.shift), place, value);
}

function drop<Value>(node: TrieNode<Value>, place: Place): TrieNode<Value> {
  if (isParted(node)) return node.with(nthOf(place), drop(node[nthOf(place)], inner(place)));
  return chainWithout(node, place.key);
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

/** A full chain as a node with children. */
function parted<Value>(chain: Chain<Value> | undefined, shift: number): readonly TrieNode<Value>[] {
  const nodes = new Array<Chain<Value> | undefined>(CHILDREN).fill(undefined);
  for (let one = chain; one; one = one.next) {
    const nth = nthOf({ key: one.key, hash: hashOf(one.key), shift });
    nodes[nth] = before(nodes[nth], one.key, one.value);
  }
  return nodes;
}
