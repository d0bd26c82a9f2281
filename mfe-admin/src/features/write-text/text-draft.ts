import type { ContentBlock } from '@northlight/contracts';
import type { BlockChange } from './block-changes.ts';
import { type BlockKind, blockKinds } from './block-words.ts';

/** A block while somebody types: its fields as text, a list with one item a line. */
export interface DraftBlock {
  /** Lasts as long as the block is in the draft, wherever it moves and however often it is changed. */
  readonly id: number;
  /** Its place in the text that was seen, from 0; -1 where it is the writer's own. */
  readonly seenAt: number;
  readonly kind: BlockKind;
  readonly fields: Readonly<Record<string, string>>;
}

export type TextDraft = readonly DraftBlock[];

export const draftOf = (blocks: readonly ContentBlock[]): TextDraft =>
  blocks.map((block, at) => ({ id: at, seenAt: at, ...typedAs(block) }));

/** A block as it is shown in its fields. */
function typedAs({ kind, ...fields }: ContentBlock): Pick<DraftBlock, 'kind' | 'fields'> {
  const texts = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : value]);
  return { kind, fields: Object.fromEntries(texts) };
}

/** As it is sent: without the spaces around, and without empty items. */
export const blocksOf = (draft: readonly Pick<DraftBlock, 'kind' | 'fields'>[]): ContentBlock[] =>
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

/** Ids of added blocks begin where no text that is read has its own. */
const firstNewId = 1_000;

const newId = (draft: TextDraft): number => Math.max(firstNewId - 1, ...draft.map(({ id }) => id)) + 1;

/** With an empty block of a kind in it. @param at its place, from 0 */
export function added(draft: TextDraft, kind: BlockKind, at: number): TextDraft {
  const fields = Object.fromEntries(blockKinds[kind].fields.map(({ name }) => [name, '']));
  return draft.toSpliced(at, 0, { id: newId(draft), seenAt: -1, kind, fields });
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
 * The draft of a text that was changed, or that somebody else has changed meanwhile: what was not touched follows them,
 * what was typed stays. What it has seen is `now` from here on.
 */
export function followed(draft: TextDraft, { seen, now, changes }: Texts): TextDraft {
  const isUntouched = (block: DraftBlock) => {
    const was = seen[block.seenAt];
    return was !== undefined && isSame(blocksOf([block]), blocksOf([typedAs(was)]));
  };
  const changeAt = new Map(changes.flatMap((change) => (change.was ? [[change.at, change] as const] : [])));
  const changed = draft.flatMap((block): DraftBlock[] => {
    const change = isUntouched(block) ? changeAt.get(block.seenAt) : undefined;
    if (!change) return [block];
    return change.now ? [{ ...block, ...typedAs(change.now) }] : [];
  });
  return foundIn(now, changes.filter(({ was }) => !was).reduceRight(insertedInto, changed));
}

function insertedInto(draft: TextDraft, { at, now }: BlockChange): TextDraft {
  if (!now) return draft;
  const next = draft.findIndex(({ seenAt }) => seenAt >= at);
  return draft.toSpliced(next < 0 ? draft.length : next, 0, { id: newId(draft), seenAt: -1, ...typedAs(now) });
}

/** Each block with its place in this text. */
function foundIn(text: readonly ContentBlock[], draft: TextDraft): TextDraft {
  const taken = new Set<number>();
  return draft.map((block) => {
    const seenAt = text.findIndex((one, at) => !taken.has(at) && isSame([one], blocksOf([block])));
    taken.add(seenAt);
    return { ...block, seenAt };
  });
}
