import type { SigningSecrets } from '../../../platform/kernel/keyed-hash.js';
import { isTokenOf, tokenOf } from '../../../platform/privacy/token.js';

const purpose = 'order';

/** What opens an order to its holder: made from its id, so that nobody has to keep it. */
export const orderTokenOf = (id: string, secrets: SigningSecrets): string => tokenOf(purpose, { id, secrets });

/** True for the token of this order. */
export const opensOrder = (id: string, token: string, secrets: SigningSecrets): boolean =>
  isTokenOf(token, purpose, { id, secrets });
