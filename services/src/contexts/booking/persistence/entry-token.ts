import type { SigningSecrets } from '../../../platform/kernel/keyed-hash.js';
import { isTokenOf, tokenOf } from '../../../platform/privacy/token.js';

const purpose = 'waitlist';

/** What opens an entry of a waitlist to its holder: to see it, to take its offer, to leave. */
export const entryTokenOf = (entryId: string, secrets: SigningSecrets): string =>
  tokenOf(purpose, { id: entryId, secrets });

/** True for the token of this entry. */
export const opensEntry = (entryId: string, token: string, secrets: SigningSecrets): boolean =>
  isTokenOf(token, purpose, { id: entryId, secrets });
