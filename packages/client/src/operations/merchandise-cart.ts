// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/cart.ts.
import type { CartView, KeepCartDto, MergeCartDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Save your cart. */
export const keepCart: Operation<{ body: Sent<KeepCartDto> }, CartView> = { method: 'PUT', path: '/api/cart' };

/** Merge the cart of this device into your saved one. */
export const mergeCart: Operation<{ body: Sent<MergeCartDto> }, CartView> = { method: 'POST', path: '/api/cart/merge' };

/** Show your saved cart. */
export const showCart: Operation<object, CartView> = { method: 'GET', path: '/api/cart' };
