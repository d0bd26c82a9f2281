import type { NextFunction, Request, Response } from 'express';
import { Refusal } from '../kernel/refusal.js';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every write that a browser started on another site, sign-in and sign-out too (reliability.md rule 7).
 * Programs that send neither header are no browsers and carry no cookies by accident.
 * @param publicUrl where the composed site stands
 * @throws {Refusal} CROSS_SITE
 */
export const sameSiteOnly = (publicUrl: string) => {
  const publicHost = new URL(publicUrl).host;
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!reading.has(request.method) && isForeign(request, publicHost)) throw new Refusal('CROSS_SITE');
    next();
  };
};

function isForeign({ headers }: Request, publicHost: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && ![publicHost, headers.host].includes(hostOf(headers.origin));
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
