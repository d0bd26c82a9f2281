import { describe, expect, it } from '@jest/globals';
import { demoProducts } from '../../testing/demo-products.ts';
import { arrangeProducts, type ProductSearch, productFinder } from './arrange-products.ts';

const ids = (search: Partial<ProductSearch>) =>
  arrangeProducts(demoProducts, { ...productFinder.everything, ...search }).map(({ id }) => id);

describe('the shop', () => {
  it('shows everything when nothing is asked, sold-out things last', () => {
    expect(ids({})).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 3]);
  });

  it.each([
    ['apparel', [1, 2, 3]],
    ['art', [4, 5, 6]],
    ['accessories', [7, 8, 9, 10]],
    ['collectibles', [11, 12, 13]],
  ] as const)('narrows %s to %j', (category, expected) => {
    expect(ids({ category }).toSorted((a, b) => a - b)).toEqual(expected);
  });

  it('finds words in names and descriptions, whatever the case and the space around', () => {
    expect(ids({ text: '  PRINT ' })).toEqual([4, 5, 6]);
    expect(ids({ text: 'two inks' })).toEqual([4, 5]);
    expect(ids({ text: 'print', category: 'apparel' })).toEqual([]);
  });
});

describe('the order of the shop', () => {
  it('goes by price, either way, and by id where the price is the same', () => {
    expect(ids({ sort: 'price-low' })).toEqual([7, 8, 12, 11, 9, 4, 10, 1, 6, 5, 3, 13, 2]);
    expect(ids({ sort: 'price-high' }).slice(0, 4)).toEqual([2, 13, 3, 5]);
  });

  it('goes by the day of arrival, the latest first', () => {
    expect(ids({ sort: 'newest' }).slice(0, 2)).toEqual([13, 12]);
  });
});
