import { contentLimits } from '@northlight/contracts';
import { announce } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/write-text.ts';
import { type BlockKind, blockKinds } from './block-words.ts';
import { added, type DraftBlock, moved, type TextDraft, without, written } from './text-draft.ts';
import { fieldId } from './use-text-form.ts';

interface Deleted {
  readonly block: DraftBlock;
  readonly at: number;
}

/** Adds, moves and deletes blocks, says so, and puts the focus where the work goes on. */
export function useBlocks(draft: TextDraft, change: (draft: TextDraft) => void) {
  const [deleted, setDeleted] = useState<Deleted>();
  // undone: it is there again
  if (draft.some(({ id }) => id === deleted?.block.id)) setDeleted(undefined);
  const [addingBelow, setAddingBelow] = useState<number>();
  const focus = useFocusNext();
  const act = (next: TextDraft, { says, focusOn }: { readonly says: string; readonly focusOn: readonly string[] }) => {
    change(next);
    setDeleted(undefined);
    setAddingBelow(undefined);
    announce(says);
    focus(focusOn);
  };
  return {
    ...{ deleted, addingBelow, setAddingBelow },
    isFull: draft.length >= contentLimits.blocks,
    write: (id: number, fields: Readonly<Record<string, string>>) => change(written(draft, id, fields)),
    add: (kind: BlockKind, at = draft.length) => {
      const next = added(draft, kind, at);
      const [first] = blockKinds[kind].fields;
      const focusOn = [fieldId(next[at]?.id ?? 0, first?.name ?? '')];
      act(next, { says: texts.addedAsBlock({ title: blockKinds[kind].title, at: at + 1 }), focusOn });
    },
    move: (id: number, by: -1 | 1) => {
      const next = moved(draft, id, by);
      const at = next.findIndex((block) => block.id === id);
      const focusOn = (by < 0 ? ['up', 'down'] : ['down', 'up']).map((name) => fieldId(id, name));
      act(next, { says: texts.blockIsNowBlock({ from: at + 1 - by, to: at + 1 }), focusOn });
    },
    remove: (block: DraftBlock) => {
      const at = draft.indexOf(block);
      act(without(draft, block.id), { says: texts.blockDeleted({ at: at + 1 }), focusOn: ['put-block-back'] });
      setDeleted({ block, at });
    },
    putBack: () => {
      if (!deleted) return;
      const { block, at } = deleted;
      const focusOn = [fieldId(block.id, 'delete')];
      act(draft.toSpliced(at, 0, block), { says: texts.blockRestored({ at: at + 1 }), focusOn });
    },
  };
}

/** Puts the focus on the first of these ids that can have it, once the page shows what was done. */
function useFocusNext(): (ids: readonly string[]) => void {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const found = ids.map((id) => document.getElementById(id));
    found.find((element) => element && !(element as HTMLButtonElement).disabled)?.focus();
  }, [ids]);
  return setIds;
}
