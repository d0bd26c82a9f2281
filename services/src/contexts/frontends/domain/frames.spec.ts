import { describe, expect, it } from '@jest/globals';
import { frameOf, sourcePath } from './frames.js';

describe('a frame of a stack', () => {
  it('is read with its release, its file and its place', () => {
    const frame = { app: 'mfe-catalog', build: '4f9c2d7a81', file: '243.js', line: 1, column: 2048 };
    expect(frameOf('at Price (/r/mfe-catalog/4f9c2d7a81/243.js:1:2048)')).toEqual(frame);
    expect(frameOf('at /r/mfe-catalog/4f9c2d7a81/243.js:1:2048')).toEqual(frame);
  });

  it.each([
    'at Price (/elsewhere.js:1:2)',
    '/r/mfe-catalog/4f9c2d7a81/../../secret:1:2',
    'at /r/mfe-catalog/4f9c2d7a81/9.js:0:0',
    '',
  ])('is none: %j', (text) => {
    expect(frameOf(text)).toBeUndefined();
  });

  it('names its source from the root of the repository', () => {
    expect(sourcePath('mfe-catalog', 'src/pages/venue-page.tsx')).toBe('mfe-catalog/src/pages/venue-page.tsx');
    expect(sourcePath('mfe-catalog', '../packages/site-kit/src/a.ts?message=b')).toBe('packages/site-kit/src/a.ts');
  });
});
