import type { ContentBlock } from '@northlight/contracts';

/** One thing that is not the same in two versions of a text. */
export interface BlockChange {
  /** Where it was before; of a block that came, before which one of the old text it stands. */
  readonly at: number;
  /** Absent: it came. */
  readonly was?: ContentBlock;
  /** Absent: it went. */
  readonly now?: ContentBlock;
}

type Blocks = readonly ContentBlock[];

/** What came, went and was changed between two versions, in the order of the text. */
export function blockChanges(before: Blocks, after: Blocks): BlockChange[] {
  const same = stayed(before, after);
  const changes: BlockChange[] = [];
  let [from, to] = [0, 0];
  for (const [oldAt, newAt] of [...same, [before.length, after.length] as const]) {
    changes.push(...paired(from, before.slice(from, oldAt), after.slice(to, newAt)));
    [from, to] = [oldAt + 1, newAt + 1];
  }
  return changes;
}

/** What stands in place of another of its kind is that one, changed. */
function paired(at: number, gone: Blocks, come: Blocks): BlockChange[] {
  const isChanged = (nth: number) => gone[nth] !== undefined && gone[nth]?.kind === come[nth]?.kind;
  return [
    ...gone.map((was, nth) => ({ at: at + nth, was, ...(isChanged(nth) && come[nth] && { now: come[nth] }) })),
    ...come.flatMap((now, nth) => (isChanged(nth) ? [] : [{ at: at + Math.min(nth, gone.length), now }])),
  ];
}

type Pair = readonly [oldAt: number, newAt: number];

/** Places of the longest run of blocks that are in both, in this order. */
function stayed(before: Blocks, after: Blocks): readonly Pair[] {
  const [olds, news] = [before.map(textOf), after.map(textOf)];
  const known = new Map<string, readonly Pair[]>();
  const runFrom = (i: number, j: number): readonly Pair[] => {
    const place = `${i} ${j}`;
    const run = known.get(place) ?? foundFrom(i, j);
    known.set(place, run);
    return run;
  };
  const foundFrom = (i: number, j: number): readonly Pair[] => {
    if (i === olds.length || j === news.length) return [];
    if (olds[i] === news[j]) return [[i, j], ...runFrom(i + 1, j + 1)];
    const [one, other] = [runFrom(i + 1, j), runFrom(i, j + 1)];
    return one.length >= other.length ? one : other;
  };
  return runFrom(0, 0);
}

const textOf = (block: ContentBlock): string => JSON.stringify(Object.entries(block).sort());
