import { expect, it } from '@jest/globals';
import { aRelease, aShell } from '../testing/builders.js';
import { bytesOf } from './release-bytes.js';

const file = (path: string, br: number) => ({ path, br, size: 3 * br, sri: '' });
const files = [file('entry.js', 7), file('small.js', 10), file('large.js', 20), file('face.woff2', 40)];

it('weighs a front by its entry, its largest first visit, all scripts and the rest', () => {
  const first = { '/one': ['small.js'], '/two': ['small.js', 'large.js'] };
  expect(bytesOf(aRelease({ files, first }))).toEqual({ entry: 7, firstVisit: 37, scripts: 37, other: 40 });
});

it('weighs the shell by what every page needs', () => {
  expect(bytesOf({ ...aShell(), files })).toEqual({ entry: 7, firstVisit: 7, scripts: 37, other: 40 });
});
