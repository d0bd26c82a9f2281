import { describe, expect, it } from '@jest/globals';
import { whoText } from './who-text.ts';

describe('who did something to an inquiry', () => {
  it('is the reader, a name, or what is known of them', () => {
    const who = [
      { by: 'user:1', byName: 'ann' },
      { by: 'user:2', byName: 'bob' },
      { by: 'user:3', byName: null },
      { by: 'seed', byName: null },
    ];
    expect(who.map((one) => whoText(one, 1))).toEqual(['you', 'bob', 'user 3', 'demo data']);
  });
});
