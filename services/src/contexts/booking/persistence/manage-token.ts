import { isToken, tokenOf } from '../../../platform/privacy/token.js';

/** What opens a booking to whoever holds it: made from its id, so that nobody has to keep it. */
export const manageTokenOf = (bookingId: string, secret: string): string =>
  tokenOf('manage', { id: bookingId, secret });

/** True for the token of this booking. */
export const opens = (bookingId: string, token: string, secret: string): boolean =>
  isToken(token, manageTokenOf(bookingId, secret));
