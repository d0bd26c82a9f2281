import { type ContentProblem, contentProblems, type EditableContentView } from '@northlight/contracts';
import { HttpError } from '@northlight/site-kit';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';
import { useSavedDraft } from '../../forms/saved-draft.ts';
import { texts } from '../../texts/write-text.ts';
import { type BlockChange, blockChanges } from './block-changes.ts';
import { blocksOf, draftOf, followed, isSame, type TextDraft } from './text-draft.ts';
import { useSaveText } from './use-text.ts';

/** What was typed, and over which version. */
interface SavedDraft {
  readonly seen: EditableContentView;
  readonly draft: TextDraft;
}

/** The id of all blocks together: what has no field of its own leads to it. */
export const blocksId = 'text-blocks';
/** The id of a field, for its label and for what leads to it. */
export const fieldId = (block: number, field: string): string => `block-${block}-${field}`;

const isTyped = ({ seen, draft }: SavedDraft): boolean => !isSame(blocksOf(draft), seen.blocks);

/** A text from the first letter until it is saved. What was typed stays, also when somebody else was faster. */
export function useTextForm(content: EditableContentView) {
  const [saved, keep] = useSavedDraft<SavedDraft>(`text ${content.key}`, isTyped);
  const { seen, draft } = saved ?? { seen: content, draft: draftOf(content.blocks) };
  const [meanwhile, setMeanwhile] = useState<readonly BlockChange[]>([]);
  const blocks = blocksOf(draft);
  const problems = useProblems(draft);
  const save = useSaveText(content.key, {
    done: texts.textSaved,
    onDone: ({ text, isLate }) => {
      const changes = isLate ? blockChanges(seen.blocks, text.blocks) : [];
      setMeanwhile(changes);
      keep({ seen: text, draft: followed(draft, { seen: seen.blocks, now: text.blocks, changes }) });
    },
  });
  return {
    ...{ draft, blocks, seen, meanwhile, problems },
    isChanged: saved !== undefined && isTyped(saved),
    change: (next: TextDraft) => keep({ seen, draft: next }),
    undo: () => {
      keep(undefined);
      setMeanwhile([]);
      problems.forget();
      save.reset();
    },
    submit: () => {
      if (problems.look() && !save.isPending) save.mutate({ blocks, seen });
    },
    isBusy: save.isPending,
    failure: failureOf(save.error),
  };
}

/** What the server says against the text itself comes before what it says of the request. */
const failureOf = (error: Error | null): string | undefined =>
  (error instanceof HttpError && error.errors[0]?.message) || problemText(error);

/** What is against a draft, at a field once somebody has left it or has tried to save. */
function useProblems(draft: TextDraft) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const all = contentProblems(blocksOf(draft)).map((problem) => ({ ...problem, fieldId: placeOf(problem, draft) }));
  const shown = all.filter(({ fieldId }) => left.has(fieldId));
  return {
    of: (id: string) => shown.find(({ fieldId }) => fieldId === id)?.message,
    leave: (id: string) => setLeft((before) => new Set([...before, id])),
    /** For the summary above the form; empty until it was refused. */
    summary: {
      problems:
        attempt > 0 ? shown.map(({ block = -1, ...one }) => ({ ...one, message: numbered(block, one.message) })) : [],
      attempt,
    },
    /** @returns whether the text may be saved; shows what is against it */
    look: (): boolean => {
      setLeft(new Set(all.map(({ fieldId }) => fieldId)));
      if (all.length > 0) setAttempt(attempt + 1);
      return all.length === 0;
    },
    forget: () => {
      setLeft(new Set());
      setAttempt(0);
    },
    /** Which blocks nobody may read yet. */
    broken: new Set(all.map(({ block }) => block)),
  };
}

const placeOf = ({ block, field }: ContentProblem, draft: TextDraft): string => {
  const id = block === undefined ? undefined : draft[block]?.id;
  return id === undefined || field === undefined ? blocksId : fieldId(id, field);
};

const numbered = (block: number, message: string): string =>
  block < 0 ? message : texts.block2({ block: block + 1, message });

export type TextForm = ReturnType<typeof useTextForm>;
