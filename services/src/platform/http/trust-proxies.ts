import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '../config/settings.js';
import { proxiesIn } from '../config/trusted-proxies.js';
import { logger } from '../observability/logger.js';

type TrustsHop = (address: string, hop: number) => boolean;

const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Says whose word counts for where a request comes from (`request.ip`). With TRUSTED_PROXIES: each proxy in it, one
 * behind the other. Without: the process in front, if its address is private, and nobody before it, as a made-up
 * X-Forwarded-For must name nobody.
 */
export function trustProxies(
  app: NestExpressApplication,
  { TRUSTED_PROXIES }: Pick<Settings, 'TRUSTED_PROXIES'>,
): void {
  app.set('trust proxy', TRUSTED_PROXIES === undefined ? privateNetworks : proxiesIn(TRUSTED_PROXIES));
  if (TRUSTED_PROXIES !== undefined) return;
  const isPrivate = trustOf(app);
  app.set('trust proxy', (address: string, hop: number) => hop === 0 && isPrivate(address, hop));
  app.use(warnOfUnknownProxy(isPrivate));
}

const trustOf = (app: NestExpressApplication): TrustsHop =>
  app.getHttpAdapter().getInstance().get('trust proxy fn') as TrustsHop;

/**
 * All visitors have the address of a proxy where TRUSTED_PROXIES does not name it: they share one limit then, or none.
 * Said once for a process.
 */
function warnOfUnknownProxy(isPrivate: TrustsHop) {
  let isSaid = false;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isBehind = String(request.headers['x-forwarded-for'] ?? '').includes(',');
    if (!isSaid && isBehind && isPrivate(request.ip ?? '', 0)) {
      isSaid = true;
      logger.warn('Requests come through a proxy that TRUSTED_PROXIES does not name: all visitors have its address');
    }
    next();
  };
}
