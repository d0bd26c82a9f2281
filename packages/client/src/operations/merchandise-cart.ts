// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/cart.ts.
import type { CartView, KeepCartDto, MergeCartDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Save your cart. */
export const keepCart = /* @__PURE__ */ operation<{ body: Sent<KeepCartDto> }, CartView>('PUT', '/api/cart');

/** Merge the cart of this device into your saved one. */
export const mergeCart = /* @__PURE__ */ operation<{ body: Sent<MergeCartDto> }, CartView>('POST', '/api/cart/merge');

/** Show your saved cart. */
export const showCart = /* @__PURE__ */ operation<object, CartView>('GET', '/api/cart');
