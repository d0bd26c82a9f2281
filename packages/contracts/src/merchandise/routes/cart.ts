import { ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { type CartView, KeepCartDto, MergeCartDto } from '../cart.dto.js';
import * as examples from '../examples/cart.js';

export const cartRoutes = routeGroup('Cart', {
  keepCart: route('PUT /api/cart', {
    summary: 'Save your cart',
    access: 'signed-in',
    body: KeepCartDto,
    answer: ok<CartView>('Your cart as it is kept now.'),
    refuses: ['CART_MOVED'],
    example: { body: examples.keepCart, answer: examples.cartKept },
  }),
  mergeCart: route('POST /api/cart/merge', {
    summary: 'Merge the cart of this device into your saved one',
    access: 'signed-in',
    body: MergeCartDto,
    answer: ok<CartView>('Your cart with these lines in it.'),
    example: { body: examples.mergeCart, answer: examples.cart },
  }),
  showCart: route('GET /api/cart', {
    summary: 'Show your saved cart',
    access: 'signed-in',
    answer: ok<CartView>('Your cart as your account keeps it; version 0 where it keeps none.'),
    example: { answer: examples.cart },
  }),
});
