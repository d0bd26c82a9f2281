import { describe, expect, it } from '@jest/globals';
import { readableName } from './readable-name.js';

describe('the name of a file that was sent', () => {
  it.each([
    ['poster.png', 'poster.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Pictures\\aurora.jpg', 'aurora.jpg'],
    ['a\u0000b\u202Egnp.exe', 'abgnp.exe'],
    ['', 'This file'],
    [undefined, 'This file'],
    ['x'.repeat(300), 'x'.repeat(80)],
    [`${'x'.repeat(79)}😀.png`, 'x'.repeat(79)],
  ])('%j is told as %j', (sent, expected) => {
    expect(readableName(sent)).toBe(expected);
  });
});
