import { describe, expect, it } from '@jest/globals';
import type { ContentBlock } from '@northlight/contracts';
import { blockChanges } from './block-changes.ts';
import { added, blocksOf, draftOf, followed, moved, type TextDraft, written } from './text-draft.ts';

const text = (words: string): ContentBlock => ({ kind: 'text', text: words });
const heading = (words: string): ContentBlock => ({ kind: 'heading', text: words });
const list = (...items: string[]): ContentBlock => ({ kind: 'list', items });

describe('what is different in two versions', () => {
  it('is what came, what went, and what was changed in its place', () => {
    const before = [heading('Where'), text('In Rochester.'), text('Soon more.')];
    const after = [text('Hello.'), heading('Where'), text('In Boston.')];
    expect(blockChanges(before, after)).toEqual([
      { at: 0, now: text('Hello.') },
      { at: 1, was: text('In Rochester.'), now: text('In Boston.') },
      { at: 2, was: text('Soon more.') },
    ]);
  });

  it('does not call a block of another kind a change', () => {
    expect(blockChanges([text('One')], [heading('One')])).toEqual([
      { at: 0, was: text('One') },
      { at: 0, now: heading('One') },
    ]);
  });

  it('is nothing when only the order of the fields differs', () => {
    const one = { kind: 'link', label: 'Us', url: '/us' } as const;
    expect(blockChanges([one], [{ url: '/us', label: 'Us', kind: 'link' }])).toEqual([]);
  });
});

describe('a draft', () => {
  it('has a list as lines, and leaves out the empty ones when it is sent', () => {
    const draft = draftOf([list('One', 'Two')]);
    expect(draft[0]?.fields).toEqual({ items: 'One\nTwo' });
    expect(blocksOf(written(draft, 0, { items: ' One \n\n Three\n' }))).toEqual([list('One', 'Three')]);
  });

  it('moves a block to its neighbour, and not beyond the end', () => {
    const draft = draftOf([text('A'), text('B')]);
    expect(blocksOf(moved(draft, 1, -1))).toEqual([text('B'), text('A')]);
    expect(moved(draft, 0, -1)).toBe(draft);
    expect(moved(draft, 1, 1)).toBe(draft);
  });

  it('names an added block as no other is named', () => {
    const draft = added(added(draftOf([text('A')]), 'heading', 0), 'question', 3);
    expect(new Set(draft.map(({ id }) => id)).size).toBe(3);
    expect(blocksOf(draft)[0]).toEqual(heading(''));
  });
});

describe('a draft whose text somebody else has changed', () => {
  const seen = [heading('Where'), text('In Rochester.'), text('Soon more.')];
  const follow = (draft: TextDraft, now: readonly ContentBlock[]) =>
    followed(draft, { seen, now, changes: blockChanges(seen, now) });

  it('follows where it was not touched, and keeps what was typed', () => {
    const mine = written(draftOf(seen), 2, { text: 'Much more.' });
    const theirs = [heading('Where we are'), text('In Rochester.'), text('A little more.')];
    expect(blocksOf(follow(mine, theirs))).toEqual([
      heading('Where we are'),
      text('In Rochester.'),
      text('Much more.'),
    ]);
  });

  it('has what they added, and not what they took out', () => {
    const mine = written(draftOf(seen), 0, { text: 'Where, then?' });
    const theirs = [heading('Where'), text('By train.'), text('By bus.'), text('Soon more.')];
    expect(blocksOf(follow(mine, theirs))).toEqual([
      heading('Where, then?'),
      text('By train.'),
      text('By bus.'),
      text('Soon more.'),
    ]);
  });

  it('keeps what was added to it, and follows a second time', () => {
    const mine = written(added(draftOf(seen), 'text', 3), 1_000, { text: 'Mine.' });
    const once = follow(mine, [heading('Here'), ...seen.slice(1)]);
    const now = [heading('Here'), text('In Boston.'), text('Soon more.')];
    const twice = followed(once, {
      ...{ seen: [heading('Here'), ...seen.slice(1)], now },
      changes: blockChanges([heading('Here'), ...seen.slice(1)], now),
    });
    expect(blocksOf(twice)).toEqual([heading('Here'), text('In Boston.'), text('Soon more.'), text('Mine.')]);
  });
});
