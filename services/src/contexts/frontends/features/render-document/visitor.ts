import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { hostCookie } from '../../../../platform/http/public-scheme.js';
import type { Snapshot } from '../../domain/snapshot.js';

const oneYearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * A steady id for a visitor, kept in a cookie, and only while some front has a candidate: without one there is nothing
 * to decide and nothing is stored.
 */
export const visitorOf = (request: Request, response: Response, snapshot: Snapshot): string => {
  if (!snapshot.some(({ candidate }) => candidate)) return '';
  const cookie = hostCookie('visitor', request.secure);
  const known = new RegExp(`(?:^|;\\s*)${cookie}=([0-9a-f]{32})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  if (known) return known;
  const fresh = randomBytes(16).toString('hex');
  response.cookie(cookie, fresh, { httpOnly: true, sameSite: 'lax', secure: request.secure, maxAge: oneYearMs });
  return fresh;
};
