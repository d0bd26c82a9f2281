import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

const strict = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
  },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
});

/** The API's own pages (OpenAPI, queues) need their scripts and styles; they are served to people, not to forms. */
const forPages = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      // the page of the queues has a base address of its own: without it its scripts are sought elsewhere
      baseUri: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
});

const pages = /^\/(api\/docs|admin\/queues)(\/|$)/;

/** Security headers on every answer; answers are not stored unless a route says otherwise. */
export function securityHeaders(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  (pages.test(request.path) ? forPages : strict)(request, response, next);
}
