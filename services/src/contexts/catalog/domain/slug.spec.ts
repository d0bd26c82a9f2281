import { describe, expect, it } from '@jest/globals';
import { idOf, isSlug } from './slug.js';

describe('a slug', () => {
  it.each(['jurassic-ride', 'a', 'hyper-3d-zoo', 'opening-night-1795300000000'])('may be %s', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each(['', '42', 'Jurassic', 'two--dashes', '-edge', 'a b', 'nul\u0000', 'x'.repeat(201)])(
    'is never %j',
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
});

describe('an address part of digits only', () => {
  it('means an id', () => {
    expect(idOf('8')).toBe(8);
    expect(idOf('2147483647')).toBe(2_147_483_647);
  });

  it.each(['0', '2147483648', '99999999999', '-1', '1.5', '1e3', 'boston', ''])(
    'means none when it reads %j',
    (text) => {
      expect(idOf(text)).toBeNull();
    },
  );
});
