import { isToken, tokenOf } from '../../../platform/privacy/token.js';

/** The links to a booking that are good: which booking, and how often the ones before were replaced. */
export interface LinkVersion {
  readonly bookingId: string;
  readonly version: number;
}

/** What opens a booking to its holder: made from its id and the version of its links, so that nobody has to keep it. */
export const manageTokenOf = ({ bookingId, version }: LinkVersion, secret: string): string =>
  tokenOf('manage', { id: version === 0 ? bookingId : `${bookingId}:${version}`, secret });

/** True for the token of this booking that is good now. */
export const opens = (link: LinkVersion, token: string, secret: string): boolean =>
  isToken(token, manageTokenOf(link, secret));

/** True for one that was, and that another has replaced. */
export const openedBefore = ({ bookingId, version }: LinkVersion, token: string, secret: string): boolean =>
  Array.from({ length: version }).some((_, before) => opens({ bookingId, version: before }, token, secret));
