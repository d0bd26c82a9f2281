import { describe, expect, it } from '@jest/globals';
import { demoProducts } from '../../testing/demo-products.ts';
import { cartItemOf, stockText } from './product-facts.ts';

const [tee] = demoProducts;
if (!tee) throw new Error('The demo shop is empty.');

describe('a thing for sale', () => {
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
