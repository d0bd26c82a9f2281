import { siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import { type LogPosition, readLogPosition, writeLogPosition } from '../database/log-position.js';
import { cookieName, cookieValue, giveCookie } from './site-cookie.js';

/**
 * Up to where a visitor has to be shown the log: behind what he wrote last. It is not signed, because whoever changes it
 * only makes his own reads older, or sends them to the primary.
 */
export function ownPositionOf({ headers, secure }: Pick<Request, 'headers' | 'secure'>): LogPosition {
  const found = cookieValue(headers.cookie, cookieName(siteCookies.position, secure));
  return readLogPosition(found?.replace('-', '/')) ?? 0n;
}

/** Lets the browser say it with each request, until every replica that is asked at all is further on. */
export function keepOwnPosition(request: Request, position: LogPosition): void {
  if (request.res?.headersSent) return;
  giveCookie(request, siteCookies.position, { value: writeLogPosition(position).replace('/', '-') });
}
