import type { Subject } from './note-change.js';

/** How many things that were changed alike in one request are told as one. */
export interface Batch {
  /** What is counted, in a word: 'slots'. */
  readonly word: string;
  /** What they belong to, from the closest to the widest: the ids of the things begin with its id. */
  readonly within: readonly Subject[];
  /** When one of them is, by its id; earlier ones sort first. */
  readonly startOf: (id: string) => string;
}

type Side = Readonly<Record<string, unknown>>;

/** An entry as it stands, for one thing or already for several. */
export interface Counted {
  readonly subjectId: string;
  readonly name: string | null;
  readonly old: Side | null;
  readonly new: Side | null;
}

interface One {
  readonly subject: Subject;
  readonly old?: object | null;
  readonly new?: object | null;
}

/** An entry with one thing more in it: how many, from when to when, and what is the same for all of them. */
export function counted(
  { subjectId, old, new: now }: Omit<Counted, 'name'>,
  more: One,
  { word, within, startOf }: Batch,
) {
  const { [word]: count = 1, from = startOf(subjectId), till = startOf(subjectId), ...rest } = now ?? {};
  const starts = [String(from), String(till), startOf(String(more.subject.id))].sort();
  const holdsAll = ({ id }: Subject) => subjectId === String(id) || subjectId.startsWith(`${id}-`);
  return {
    of: within.find(holdsAll) ?? (within.at(-1) as Subject),
    old: old && more.old ? common(old, more.old) : null,
    new: { [word]: Number(count) + 1, from: starts[0], till: starts.at(-1), ...common(rest, more.new ?? {}) },
  };
}

function common(one: Side, other: object): Side {
  const both = { ...other, ...one };
  return Object.fromEntries(Object.entries(both).map(([name]) => [name, inBoth(name, one, other as Side)]));
}

const inBoth = (name: string, one: Side, other: Side): unknown =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]) ? one[name] : 'various';
