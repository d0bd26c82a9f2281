import type { ContentBlock } from '@northlight/contracts';
import type { BlockChange } from './block-changes.ts';
import { type BlockKind, blockKinds } from './block-words.ts';

/** A block while somebody types: its fields as text, a list with one item a line. */
export interface DraftBlock {
  /** Stays with the block wherever it moves; those of the text that was seen have their place in it, from 0. */
  readonly id: number;
  readonly kind: BlockKind;
  readonly fields: Readonly<Record<string, string>>;
}

export type TextDraft = readonly DraftBlock[];

export const draftOf = (blocks: readonly ContentBlock[]): TextDraft => blocks.map((block, id) => draftBlock(id, block));

function draftBlock(id: number, { kind, ...fields }: ContentBlock): DraftBlock {
  const texts = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : value]);
  return { id, kind, fields: Object.fromEntries(texts) };
}

/** As it is sent: without the spaces around, and without empty items. */
export const blocksOf = (draft: TextDraft): ContentBlock[] =>
  draft.map(({ kind, fields }) => {
    const values = Object.entries(fields).map(([name, text]) => [name, name === 'items' ? itemsIn(text) : text.trim()]);
    return { kind, ...Object.fromEntries(values) } as ContentBlock;
  });

const itemsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Whether two texts say the same. */
export const isSame = (one: readonly ContentBlock[], other: readonly ContentBlock[]): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = (blocks: readonly ContentBlock[]) => blocks.map((block) => Object.entries(block).sort());

/** Ids of added blocks begin where no seen text has its own. */
const firstNewId = 1_000;

/** With an empty block of a kind in it. @param at its place, from 0 */
export function added(draft: TextDraft, kind: BlockKind, at: number): TextDraft {
  const id = Math.max(firstNewId - 1, ...draft.map((block) => block.id)) + 1;
  const fields = Object.fromEntries(blockKinds[kind].fields.map(({ name }) => [name, '']));
  return draft.toSpliced(at, 0, { id, kind, fields });
}

export const without = (draft: TextDraft, id: number): TextDraft => draft.filter((block) => block.id !== id);

/** One place up (-1) or down (1); where there is none, it stays. */
export function moved(draft: TextDraft, id: number, by: -1 | 1): TextDraft {
  const at = draft.findIndex((block) => block.id === id);
  const [block, other] = [draft[at], draft[at + by]];
  return block && other ? draft.with(at, other).with(at + by, block) : draft;
}

export const written = (draft: TextDraft, id: number, fields: Readonly<Record<string, string>>): TextDraft =>
  draft.map((block) => (block.id === id ? { ...block, fields: { ...block.fields, ...fields } } : block));

interface Texts {
  readonly seen: readonly ContentBlock[];
  readonly now: readonly ContentBlock[];
  /** What is different in `now`. */
  readonly changes: readonly BlockChange[];
}

/**
 * The draft of a text that somebody else has changed meanwhile: what was not touched follows them, what was typed
 * stays. Its ids are those of `now`, where a block is in it.
 */
export function followed(draft: TextDraft, { seen, now, changes }: Texts): TextDraft {
  const isUntouched = ({ id, kind, fields }: DraftBlock) => {
    const was = seen[id];
    return was !== undefined && isSame(blocksOf([{ id, kind, fields }]), blocksOf(draftOf([was])));
  };
  const changeAt = new Map(changes.flatMap((change) => (change.was ? [[change.at, change] as const] : [])));
  const kept = draft.flatMap((block): DraftBlock[] => {
    const change = isUntouched(block) ? changeAt.get(block.id) : undefined;
    if (!change) return [block];
    return change.now ? [draftBlock(block.id, change.now)] : [];
  });
  return renumbered(changes.filter(({ was }) => !was).reduceRight(insertedInto, kept), now);
}

function insertedInto(draft: TextDraft, { at, now }: BlockChange): TextDraft {
  if (!now) return draft;
  const next = draft.findIndex(({ id }) => id >= at && id < firstNewId);
  const id = Math.max(2 * firstNewId, ...draft.map((block) => block.id)) + 1;
  return draft.toSpliced(next < 0 ? draft.length : next, 0, draftBlock(id, now));
}

/** Blocks of the present text get their places in it as ids; those that are the writer's own get new ones. */
function renumbered(draft: TextDraft, now: readonly ContentBlock[]): TextDraft {
  const taken = new Set<number>();
  return draft.map((block, nth) => {
    const [said] = blocksOf([block]);
    const id = now.findIndex((one, at) => !taken.has(at) && said !== undefined && isSame([one], [said]));
    taken.add(id);
    return { ...block, id: id < 0 ? firstNewId + nth : id };
  });
}
