import { describe, expect, it } from '@jest/globals';
import { draftOf, moved, without } from './gallery-draft.ts';

const gallery = { galleryImages: ['a', 'b', 'c'], pictureTexts: { b: 'A door' } };
const order = ({ pictures }: ReturnType<typeof draftOf>) => pictures.map(({ url }) => url).join('');

describe('a gallery in somebody’s hands', () => {
  it('begins as it hangs, with the words that there are', () => {
    expect(draftOf(gallery).pictures[1]).toEqual({ url: 'b', alt: 'A door' });
  });

  it('is moved one place at a time', () => {
    expect(order(moved(draftOf(gallery), 0, 1))).toBe('bac');
    expect(order(moved(draftOf(gallery), 2, -1))).toBe('acb');
  });

  it('keeps what gets ready meanwhile, and what was taken away stays away', () => {
    const draft = without(draftOf(gallery), 'a');
    expect(order(draftOf({ ...gallery, galleryImages: ['a', 'b', 'c', 'd'] }, draft))).toBe('bcd');
  });
});
