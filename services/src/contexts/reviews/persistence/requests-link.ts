import type { SigningSecrets } from '../../../platform/kernel/keyed-hash.js';
import { isTokenOf, tokenOf } from '../../../platform/privacy/token.js';

const purpose = 'review-requests-stop';

/** The word by which a mail program says that its reader wants no more requests. It opens nothing of the booking. */
export const requestsLinkOf = (bookingId: string, secrets: SigningSecrets): string =>
  `${bookingId}.${tokenOf(purpose, { id: bookingId, secrets })}`;

/** Whose word it is; undefined where it is nobody's. */
export function bookingOfRequestsLink(link: string, secrets: SigningSecrets): string | undefined {
  const [id = '', token = ''] = link.split('.');
  return isTokenOf(token, purpose, { id, secrets }) ? id : undefined;
}
