import { randomBytes } from 'node:crypto';
import { siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import { cookieName, cookieValue, giveCookie } from '../../../../platform/http/site-cookie.js';
import type { Snapshot } from '../../domain/snapshot.js';

/**
 * A steady id for a visitor, kept in a cookie, and only while some front has a candidate: without one there is nothing
 * to decide and nothing is stored.
 */
export const visitorOf = (request: Request, snapshot: Snapshot): string => {
  if (!snapshot.some(({ candidate, percent }) => candidate && percent > 0)) return '';
  const known = cookieValue(request.headers.cookie, cookieName(siteCookies.visitor, request.secure)) ?? '';
  if (/^[0-9a-f]{32}$/.test(known)) return known;
  const fresh = randomBytes(16).toString('hex');
  giveCookie(request, siteCookies.visitor, { value: fresh });
  return fresh;
};
