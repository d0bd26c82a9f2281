import { siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import { cookieName, eitherCookie } from './site-cookie.js';

/** The cookie that a sign-in sets. */
export const sessionCookie = (isSecure: boolean): string => cookieName(siteCookies.session, isSecure);

/** Whether a request carries a session cookie at all; if it still counts only its session can tell. */
export const hasSessionCookie = ({ headers }: Pick<Request, 'headers'>): boolean =>
  eitherCookie(headers.cookie, siteCookies.session) !== undefined;
