import { isToken, tokenOf } from '../../../platform/privacy/token.js';

/** What opens an order to its holder: made from its id, so that nobody has to keep it. */
export const orderTokenOf = (id: string, secret: string): string => tokenOf('order', { id, secret });

/** True for the token of this order. */
export const opensOrder = (id: string, token: string, secret: string): boolean =>
  isToken(token, orderTokenOf(id, secret));
