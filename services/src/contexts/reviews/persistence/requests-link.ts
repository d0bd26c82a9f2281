import { isToken, tokenOf } from '../../../platform/privacy/token.js';

const purpose = 'review-requests-stop';

/** The word by which a mail program says that its reader wants no more requests. It opens nothing of the booking. */
export const requestsLinkOf = (bookingId: string, secret: string): string =>
  `${bookingId}.${tokenOf(purpose, { id: bookingId, secret })}`;

/** Whose word it is; undefined where it is nobody's. */
export function bookingOfRequestsLink(link: string, secret: string): string | undefined {
  const [id = '', token = ''] = link.split('.');
  return isToken(token, tokenOf(purpose, { id, secret })) ? id : undefined;
}
