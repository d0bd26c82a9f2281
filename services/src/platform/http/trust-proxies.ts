import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '../config/settings.js';
import { proxiesIn } from '../config/trusted-proxies.js';
import { isPrivate } from '../kernel/network-of.js';
import { logger } from '../observability/logger.js';

/**
 * Says whose word counts for where a request comes from (`request.ip`). With TRUSTED_PROXIES: each proxy in it, one
 * behind the other. Without: the process in front, if its address is private, and nobody before it, as a made-up
 * X-Forwarded-For must name nobody.
 */
export function trustProxies(
  app: NestExpressApplication,
  { TRUSTED_PROXIES }: Pick<Settings, 'TRUSTED_PROXIES'>,
): void {
  if (TRUSTED_PROXIES === undefined) {
    app.set('trust proxy', (address: string, hop: number) => hop === 0 && isPrivate(address));
    app.use(warnOfUnknownProxy());
  } else app.set('trust proxy', proxiesIn(TRUSTED_PROXIES));
}

/**
 * All visitors have the address of a proxy where TRUSTED_PROXIES does not name it: they share one limit then, or none.
 * Said once for a process.
 */
function warnOfUnknownProxy() {
  let isLogged = false;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isBehind = String(request.headers['x-forwarded-for'] ?? '').includes(',');
    if (!isLogged && isBehind && isPrivate(request.ip ?? '')) {
      isLogged = true;
      logger.warn('Requests come through a proxy that TRUSTED_PROXIES does not name: all visitors have its address');
    }
    next();
  };
}
