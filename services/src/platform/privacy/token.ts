import { timingSafeEqual } from 'node:crypto';
import { acceptedHashes, presentHash, type SigningSecrets } from '../kernel/keyed-hash.js';

interface Signed {
  readonly id: string;
  readonly secrets: SigningSecrets;
}

/** What opens one thing for one purpose: made from its id and the secret, so that nobody keeps it and no table has it. */
export const tokenOf = (purpose: string, { id, secrets }: Signed): string =>
  presentHash(secrets).of(textOf(purpose, id), 'base64url');

/** The token under each secret that is accepted, the present one first. */
export const acceptedTokens = (purpose: string, { id, secrets }: Signed): string[] =>
  acceptedHashes(secrets).map((hash) => hash.of(textOf(purpose, id), 'base64url'));

/** Whether it is the token of this for this purpose, under the present secret or the one before. */
export const isTokenOf = (given: string, purpose: string, signed: Signed): boolean =>
  isOneOf(given, acceptedTokens(purpose, signed));

/** Compares with each; a wrong one takes as long to refuse, however much of it is right. */
export const isOneOf = (given: string, right: readonly string[]): boolean =>
  right.map((one) => isSame(Buffer.from(given), Buffer.from(one))).includes(true);

const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

const textOf = (purpose: string, id: string): string => `${purpose}:${id}`;
