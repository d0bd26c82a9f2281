import type { SiteCookie } from '@northlight/contracts';
import type { Request } from 'express';
import { cookieName, cookieValue, giveCookie, takeCookieBack } from '../../../platform/http/site-cookie.js';
import type { SigningSecrets } from '../../../platform/kernel/keyed-hash.js';
import { isTokenOf, tokenOf } from '../../../platform/privacy/token.js';

/** A cookie that only this house can make, and for one purpose. */
export interface SignedCookie extends SiteCookie {
  /** Part of what is signed: no cookie is good for another purpose. */
  readonly purpose: string;
}

export interface SigningContext {
  readonly secrets: SigningSecrets;
  readonly at: Date;
}

/** What a cookie says, with its end, and signed. */
export function signedValue(
  content: object,
  { purpose, lifeMs }: SignedCookie,
  { secrets, at }: SigningContext,
): string {
  const payload = Buffer.from(JSON.stringify({ ...content, endsAt: at.getTime() + lifeMs })).toString('base64url');
  return `${payload}.${tokenOf(purpose, { id: payload, secrets })}`;
}

/** Undefined where its time is over, and where it was not made here, or for another purpose. */
export function contentOf(
  value: string,
  { purpose }: SignedCookie,
  { secrets, at }: SigningContext,
): object | undefined {
  const [payload = '', signature = ''] = value.split('.');
  if (!isTokenOf(signature, purpose, { id: payload, secrets })) return undefined;
  const { endsAt, ...content } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return endsAt > at.getTime() ? content : undefined;
}

export const keepCookie = (request: Request, cookie: SignedCookie, value: string): void =>
  giveCookie(request, cookie, { value });

/** Empty where the browser brings none. */
export const valueIn = ({ headers, secure }: Request, cookie: SignedCookie): string =>
  cookieValue(headers.cookie, cookieName(cookie, secure)) ?? '';

export const forgetCookie = (request: Request, cookie: SignedCookie): void => takeCookieBack(request, cookie);
