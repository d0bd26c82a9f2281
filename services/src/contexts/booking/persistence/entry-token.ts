import { isToken, tokenOf } from '../../../platform/privacy/token.js';

/** What opens an entry of a waitlist to its holder: to see it, to take its offer, to leave. */
export const entryTokenOf = (entryId: string, secret: string): string => tokenOf('waitlist', { id: entryId, secret });

/** True for the token of this entry. */
export const opensEntry = (entryId: string, token: string, secret: string): boolean =>
  isToken(token, entryTokenOf(entryId, secret));
