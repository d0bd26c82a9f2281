import type { SigningSecrets } from '../../../platform/kernel/keyed-hash.js';
import { isTokenOf, tokenOf } from '../../../platform/privacy/token.js';

/** The links to a booking that are good: which booking, and how often the ones before were replaced. */
export interface LinkVersion {
  readonly bookingId: string;
  readonly version: number;
}

const purpose = 'manage';
const nameOf = ({ bookingId, version }: LinkVersion): string => (version === 0 ? bookingId : `${bookingId}:${version}`);

/** What opens a booking to its holder: made from its id and the version of its links, so that nobody has to keep it. */
export const manageTokenOf = (link: LinkVersion, secrets: SigningSecrets): string =>
  tokenOf(purpose, { id: nameOf(link), secrets });

/** True for the token of this booking that is good now. */
export const opens = (link: LinkVersion, token: string, secrets: SigningSecrets): boolean =>
  isTokenOf(token, purpose, { id: nameOf(link), secrets });

/** True for one that was, and that another has replaced. */
export const openedBefore = ({ bookingId, version }: LinkVersion, token: string, secrets: SigningSecrets): boolean =>
  Array.from({ length: version }).some((_, before) => opens({ bookingId, version: before }, token, secrets));
