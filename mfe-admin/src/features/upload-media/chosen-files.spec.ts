import { describe, expect, it } from '@jest/globals';
import { uploadRules } from '@northlight/contracts';
import { objectionsTo } from './chosen-files.ts';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size }) as File;
const gallery = uploadRules['experience-gallery'];

describe('files that somebody has chosen', () => {
  it('are fine within the limits', () => {
    expect(objectionsTo([file('a.png', 'image/png'), file('b.mp4', 'video/mp4', 50_000_000)], gallery)).toEqual([]);
  });

  it('are each named for what is wrong with them', () => {
    const files = [
      file('a.svg', 'image/svg+xml'),
      file('b.jpg', 'image/jpeg', 11_000_000),
      file('c.png', 'image/png', 0),
    ];
    expect(objectionsTo(files, gallery)).toEqual([
      'a.svg isn’t a supported file type: please choose JPEG, PNG, WebP, MP4, or WebM.',
      'b.jpg is larger than 10 MB.',
      'c.png is empty.',
    ]);
  });

  it('are not too many', () => {
    const six = Array.from({ length: 6 }, () => file('a.png', 'image/png'));
    expect(objectionsTo(six, gallery)).toEqual(['Please choose no more than 5 files at once.']);
  });
});
