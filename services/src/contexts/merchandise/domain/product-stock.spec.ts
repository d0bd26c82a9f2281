import { describe, expect, it } from '@jest/globals';
import { nextStock, splitStock } from './product-stock.js';

const sizes = ['Small', 'Medium', 'Large', 'X-Large'];
const shirts = {
  category: 'Apparel',
  inventory: 8,
  variantStock: { Small: 5, Medium: 3, Large: 0, 'X-Large': 0 },
} as const;

describe('pieces that are split over sizes', () => {
  it.each([
    [120, [30, 30, 30, 30]],
    [6, [2, 2, 1, 1]],
    [3, [1, 1, 1, 0]],
    [0, [0, 0, 0, 0]],
  ])('%i: the first sizes get what is over', (pieces, each) => {
    expect(Object.entries(splitStock(pieces, sizes) ?? {})).toEqual(sizes.map((size, nth) => [size, each[nth]]));
  });
});

describe('the pieces of a product that a form is saved of', () => {
  it('are those of the sizes that it states, the others stay', () => {
    expect(nextStock({ category: 'Apparel', variantStock: { Large: 4 } }, shirts)).toEqual({
      ...{ inventory: 12, variantStock: { Small: 5, Medium: 3, Large: 4, 'X-Large': 0 } },
    });
  });

  it('stay where it says nothing of them', () => {
    const { category, ...stock } = shirts;
    expect(nextStock({ category }, shirts)).toEqual(stock);
    expect(nextStock({ category: 'Accessories' }, { ...shirts, category: 'Accessories', variantStock: null })).toEqual({
      ...{ inventory: 8, variantStock: null },
    });
  });

  it('are split anew where it states how many there are of all, or has another category', () => {
    expect(nextStock({ category: 'Apparel', inventory: 5 }, shirts).variantStock).toMatchObject({
      Small: 2,
      'X-Large': 1,
    });
    expect(nextStock({ category: 'Art' }, shirts)).toMatchObject({ inventory: 8, variantStock: { '8×10″': 3 } });
    expect(nextStock({ category: 'Accessories' }, shirts)).toEqual({ inventory: 8, variantStock: null });
  });

  it('of a new one are none where nothing is said', () => {
    expect(nextStock({ category: 'Art', variantStock: { '8×10″': 7 } })).toMatchObject({ inventory: 7 });
    expect(nextStock({ category: 'Art', inventory: 0 })).toMatchObject({ inventory: 0, variantStock: { '8×10″': 0 } });
  });

  it('are not of a size that its category does not have', () => {
    expect(() => nextStock({ category: 'Art', variantStock: { Small: 1 } }, shirts)).toThrow('available: Small');
  });
});
