import { randomBytes, timingSafeEqual } from 'node:crypto';
import { siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import { giveCookie } from '../../../platform/http/site-cookie.js';
import { keyedHash } from '../../../platform/kernel/keyed-hash.js';

const NONCE_BYTES = 16;

/**
 * The name of the browser with these cookies, where this account has signed in on it before: guesses from elsewhere do
 * not count for it (OWASP: device cookies). Undefined where it has not.
 */
export function knownDevice(cookies: string, userId: number, secret: string): string | undefined {
  const shown = new RegExp(
    `(?:^|;\\s*)(?:__Secure-)?${siteCookies.device.name}${endOf(userId, secret)}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`,
  );
  const [, nonce = '', signature = ''] = shown.exec(cookies) ?? [];
  if (!nonce) return undefined;
  const expected = Buffer.from(signatureOf(nonce, userId, secret));
  return timingSafeEqual(Buffer.from(signature), expected) ? nonce : undefined;
}

/** Remembers that this account has signed in on this browser; several accounts may. */
export function rememberDevice(request: Request, userId: number, secret: string): void {
  if (knownDevice(request.headers.cookie ?? '', userId, secret)) return;
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const value = `${nonce}.${signatureOf(nonce, userId, secret)}`;
  giveCookie(request, siteCookies.device, { value, whose: endOf(userId, secret) });
}

/** Tells nobody who reads the cookies of a browser which accounts they are of. */
const endOf = (userId: number, secret: string): string =>
  keyedHash(secret).of(`device of ${userId}`, 'hex').slice(0, 12);

const signatureOf = (nonce: string, userId: number, secret: string): string =>
  keyedHash(secret).of(`device ${nonce} of ${userId}`, 'base64url');
