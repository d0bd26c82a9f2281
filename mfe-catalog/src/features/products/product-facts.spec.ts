import { describe, expect, it } from '@jest/globals';
import { demoProducts } from '../../testing/demo-products.ts';
import { cartItemOf, stockText, variantsOf } from './product-facts.ts';

const [tee] = demoProducts;
if (!tee) throw new Error('The demo shop is empty.');

describe('a thing for sale', () => {
  it('comes in sizes when it is worn or hung, and in one kind otherwise', () => {
    expect(variantsOf('Apparel')).toEqual(['Small', 'Medium', 'Large', 'X-Large']);
    expect(variantsOf('Art')).toEqual(['8×10″', '12×16″', '18×24″']);
    expect([...variantsOf('Accessories'), ...variantsOf('Collectibles')]).toEqual([]);
  });

  it.each([
    [0, 'Sold out'],
    [1, '1 left'],
    [5, '5 left'],
    [6, undefined],
  ])('with %j pieces says %j', (inventory, words) => {
    expect(stockText({ ...tee, inventory })).toBe(words);
  });

  it('goes into the cart as one piece, with its size where it has one', () => {
    const piece = { id: 1, type: 'product', name: 'Flagship Tee', price: 28, imageUrl: '', quantity: 1 };
    expect(cartItemOf(tee, 'Large')).toEqual({ ...piece, variant: 'Large' });
    expect(cartItemOf(tee, undefined)).toEqual(piece);
  });
});
