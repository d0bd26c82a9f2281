import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../kernel/keyed-hash.js';

/** What opens one thing for one purpose: made from its id and the secret, so that nobody keeps it and no table has it. */
export const tokenOf = (purpose: string, { id, secret }: { readonly id: string; readonly secret: string }): string =>
  keyedHash(secret).of(`${purpose}:${id}`, 'base64url');

/** Compares two tokens; a wrong one takes as long to refuse, however much of it is right. */
export function isToken(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
