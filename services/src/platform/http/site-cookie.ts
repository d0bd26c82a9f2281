import type { SiteCookie } from '@northlight/contracts';
import type { CookieOptions, Request } from 'express';

/**
 * A cookie's name: over https with a prefix, so that no page without it can set one, and for a cookie of the whole site no
 * other host of the domain either (RFC 6265bis, 4.1.3). @param whose ends the name where there may be several
 */
export const cookieName = ({ name, path }: SiteCookie, isSecure: boolean, whose = ''): string => {
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  return `${isSecure ? prefix : ''}${name}${whose}`;
};

/** The value of a cookie that a browser brings, by its name; undefined where it brings none. @param header all that it brings */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const found = (header ?? '').split(/;\s*/).find((one) => one.startsWith(start));
  return found?.slice(start.length);
}

/** The same where it is not known whether the site was reached by https. @param whose as of its name */
export const eitherCookie = (header: string | undefined, cookie: SiteCookie, whose?: string): string | undefined =>
  cookieValue(header, cookieName(cookie, true, whose)) ?? cookieValue(header, cookieName(cookie, false, whose));

/** How a browser is to keep it, whatever its life: no script can read any cookie of the site. */
export const cookieScope = ({ path, sameSite }: SiteCookie, secure: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite,
  secure,
  path,
});

interface CookieContent {
  readonly value: string;
  /** Ends its name. */
  readonly whose?: string;
}

/** Gives a cookie of the site to the browser of a request. */
export function giveCookie(request: Request, cookie: SiteCookie, { value, whose }: CookieContent): void {
  const { secure, res } = request;
  res?.cookie(cookieName(cookie, secure, whose), value, { ...cookieScope(cookie, secure), maxAge: cookie.lifeMs });
}

/** A cookie of the site as a header says it, for what answers before Express. @returns the value of `Set-Cookie` */
export function cookieHeader(cookie: SiteCookie, isSecure: boolean, { value, whose }: CookieContent): string {
  const { path, sameSite, lifeMs } = cookie;
  const scope = `Path=${path}; Max-Age=${lifeMs / 1000}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
  return `${cookieName(cookie, isSecure, whose)}=${value}; ${scope}`;
}

/** Takes it back. */
export function takeCookieBack(request: Request, cookie: SiteCookie): void {
  request.res?.clearCookie(cookieName(cookie, request.secure), cookieScope(cookie, request.secure));
}
