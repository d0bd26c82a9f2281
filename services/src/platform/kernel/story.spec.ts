import { describe, expect, it } from '@jest/globals';
import { decider } from '@northlight/event-store/decider';
import { tell } from './story.js';

type Poured = { readonly type: 'Poured'; readonly cups: number } | { readonly type: 'Smelled' };

const pot = decider<{ cups: number; owner: string | null }, never, Poured>({
  initial: { cups: 4, owner: null },
  decide: {},
  evolve: {
    Poured: ({ cups }, before) => ({ ...before, cups: before.cups - cups }),
    Smelled: (_, before) => before,
  },
});
const story = {
  rules: pot,
  words: { Poured: ({ cups }: { cups: number }) => `Poured ${cups}`, Smelled: () => 'Smelled' },
  facts: ({ cups, owner }: { cups: number; owner: string | null }) => ({ 'cups left': cups, owner }),
};

describe('a story', () => {
  it('tells each event in words, and what it changed', () => {
    const events: Poured[] = [{ type: 'Poured', cups: 1 }, { type: 'Smelled' }, { type: 'Poured', cups: 2 }];
    expect(tell(story, events)).toEqual([
      { words: 'Poured 1', changes: [{ what: 'cups left', from: null, to: 3 }] },
      { words: 'Smelled', changes: [] },
      { words: 'Poured 2', changes: [{ what: 'cups left', from: 3, to: 1 }] },
    ]);
  });
});
