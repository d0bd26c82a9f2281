import { describe, expect, it } from '@jest/globals';
import type { CartItem } from './cart-lines.ts';
import { pricedFor } from './member-price.ts';

const mug: CartItem = { id: 3, type: 'product', name: 'Mug', price: 14, quantity: 2, imageUrl: '' };
const ride: CartItem = { id: 1, type: 'experience', name: 'Ride', price: 34, quantity: 2, imageUrl: '' };

describe('a cart of somebody with a plan', () => {
  it('has merchandise for 15% less and visits at the price of everybody', () => {
    expect(pricedFor([mug, ride], true).map(({ price }) => price)).toEqual([11.9, 34]);
  });

  it('is as it is kept for everybody else', () => {
    expect(pricedFor([mug, ride], false)).toEqual([mug, ride]);
  });
});
