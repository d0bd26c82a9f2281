import { randomBytes } from 'node:crypto';
import { siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import { eitherCookie, giveCookie } from '../../../platform/http/site-cookie.js';
import {
  acceptedHashes,
  type KeyedHash,
  presentHash,
  type SigningSecrets,
} from '../../../platform/kernel/keyed-hash.js';
import { isOneOf } from '../../../platform/privacy/token.js';

const NONCE_BYTES = 16;

/**
 * The name of the browser with these cookies, where this account has signed in on it before: guesses from elsewhere do
 * not count for it (OWASP: device cookies). Undefined where it has not.
 */
export const knownDevice = (cookies: string, userId: number, secrets: SigningSecrets): string | undefined =>
  acceptedHashes(secrets)
    .map((hash) => deviceIn(cookies, userId, hash))
    .find(Boolean);

/** Remembers that this account has signed in on this browser; several accounts may. */
export function rememberDevice(request: Request, userId: number, secrets: SigningSecrets): void {
  const hash = presentHash(secrets);
  const cookies = request.headers.cookie ?? '';
  if (deviceIn(cookies, userId, hash)) return;
  // a browser that was known under the secret before keeps its name, and the limits that go with it
  const nonce = knownDevice(cookies, userId, secrets) ?? randomBytes(NONCE_BYTES).toString('base64url');
  const value = `${nonce}.${signatureOf(nonce, userId, hash)}`;
  giveCookie(request, siteCookies.device, { value, whose: endOf(userId, hash) });
}

function deviceIn(cookies: string, userId: number, hash: KeyedHash): string | undefined {
  const shown = eitherCookie(cookies, siteCookies.device, endOf(userId, hash)) ?? '';
  const [, nonce = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(shown) ?? [];
  return nonce && isOneOf(signature, [signatureOf(nonce, userId, hash)]) ? nonce : undefined;
}

/** Tells nobody who reads the cookies of a browser which accounts they are of. */
const endOf = (userId: number, hash: KeyedHash): string => hash.of(`device of ${userId}`, 'hex').slice(0, 12);

const signatureOf = (nonce: string, userId: number, hash: KeyedHash): string =>
  hash.of(`device ${nonce} of ${userId}`, 'base64url');
