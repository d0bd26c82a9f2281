import { describe, expect, it } from '@jest/globals';
import { arranged } from './gallery.js';

const now = { galleryImages: ['a', 'b', 'c'], pictureTexts: { a: 'A door', main: 'A train' } };

describe('a gallery that is arranged', () => {
  it('hangs in the order that was asked for, with the words that were given', () => {
    const pictures = [{ url: 'c', alt: ' Stars ' }, { url: 'a' }, { url: 'b', alt: '' }];
    expect(arranged(now, { pictures, removed: [] }, 'main')).toEqual({
      galleryImages: ['c', 'a', 'b'],
      pictureTexts: { a: 'A door', c: 'Stars', main: 'A train' },
    });
  });

  it('keeps what came meanwhile, last', () => {
    expect(arranged(now, { pictures: [{ url: 'b' }], removed: ['a'] }, 'main').galleryImages).toEqual(['b', 'c']);
  });

  it('loses the words of what goes', () => {
    expect(arranged(now, { pictures: [], removed: ['a', 'b', 'c'] }, 'main')).toEqual({
      galleryImages: [],
      pictureTexts: { main: 'A train' },
    });
  });

  it('takes nothing from elsewhere, and nothing twice', () => {
    const pictures = [{ url: 'javascript:alert(1)', alt: 'x' }, { url: 'a' }, { url: 'a' }];
    expect(arranged(now, { pictures, removed: ['b', 'c'] }, 'main').galleryImages).toEqual(['a']);
  });
});
