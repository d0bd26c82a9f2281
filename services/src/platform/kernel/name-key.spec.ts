import { describe, expect, it } from '@jest/globals';
import { nameKey } from './name-key.js';

describe('two usernames', () => {
  it.each([
    ['Maya', 'maya'],
    [' maya ', 'maya'],
    ['ＭＡＹＡ', 'maya'],
    ['ÉMILE', 'émile'],
  ])('are one: %p and %p', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it('are two when their letters differ', () => {
    expect(nameKey('maya')).not.toBe(nameKey('mayo'));
  });
});
