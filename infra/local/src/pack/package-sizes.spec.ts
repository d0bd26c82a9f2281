import { expect, it } from '@jest/globals';
import { heavyPackages } from './package-sizes.js';

it('names the packages that have grown by more than a tenth, and those without a figure', () => {
  const known = { texts: 4_000, client: 24_000 };
  expect(heavyPackages({ texts: 4_390, client: 24_000 }, known)).toEqual([]);
  expect(heavyPackages({ texts: 4_410, client: 1, fresh: 900 }, known)).toEqual([
    'texts is 4.4 kB packed, its figure is 4.0 kB.',
    'fresh is 0.9 kB packed, its figure is 0.0 kB.',
  ]);
});
