import { describe, expect, it } from '@jest/globals';
import { satisfies } from './version-range.js';

describe('a version against a range', () => {
  it.each([
    ['1.4.0', '1.4.0', true],
    ['1.4.1', '1.4.0', false],
    ['1.4.9', '~1.4.0', true],
    ['1.5.0', '~1.4.0', false],
    ['1.9.3', '^1.4.0', true],
    ['1.3.9', '^1.4.0', false],
    ['2.0.0', '^1.4.0', false],
    ['0.3.1', '^0.3.0', true],
    ['0.4.0', '^0.3.0', false],
    ['0.0.2', '^0.0.1', false],
    ['19.3.1', '^19.0.0', true],
    ['1.4.0', '^1.4.0 || ^2.0.0', true],
    ['2.7.1', '^1.4.0 || ^2.0.0', true],
    ['1.3.9', '^1.4.0 || ^2.0.0', false],
    ['3.0.0', '^1.4.0 || ^2.0.0', false],
    ['1.5.0-rc.1', '^1.4.0', false],
    ['none', '^1.4.0', false],
    ['', '^1.4.0', false],
  ])('%s in %s is %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it.each(['latest', '*', '>=1.0.0', '', '1.x', '||', '1.x || latest', '^1.0.0 || ', '^1.0.0 || *', ' ^1.0.0'])(
    'is in no range that a front may not state: %p',
    (range) => {
      expect(satisfies('1.0.0', range)).toBe(false);
    },
  );
});
