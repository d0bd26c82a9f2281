import { describe, expect, it } from '@jest/globals';
import { anOrder, anOrderedProduct } from '../../testing/order-builders.ts';
import { headingOf, weekRows } from './order-texts.ts';

describe('what the page of an order is called', () => {
  it('celebrates what was just made, and says what that is', () => {
    const order = anOrder({ products: [anOrderedProduct({ quantity: 2 }), anOrderedProduct()] });
    expect(headingOf(order, true)).toEqual({
      title: 'Reserved for you',
      lead: '1 visit and 3 items. Pay at the venue.',
    });
    expect(headingOf({ ...order, bookings: [] }, true).lead).toBe('3 items. Pay at the venue.');
  });

  it('is calm later, and true of what is over', () => {
    expect(headingOf(anOrder(), false).title).toBe('Your order');
    expect(headingOf(anOrder({ status: 'collected' }), false).lead).toBe('You’ve picked everything up. Thank you!');
    expect(headingOf(anOrder({ status: 'cancelled' }), true).title).toBe('This order is canceled');
  });
});

describe('opening hours', () => {
  it('go from Monday on, with equal days together and closed ones said', () => {
    const day = { opens: '10:00', closes: '20:00' };
    expect(weekRows([null, day, day, day, day, day, null])).toEqual([
      ['Monday – Friday', '10:00 AM – 8:00 PM'],
      ['Saturday – Sunday', 'Closed'],
    ]);
  });
});
