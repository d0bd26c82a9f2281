import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { withContext } from '../observability/request-context.js';

const trusted = /^[\w-]{8,64}$/;

/** Gives every request an id (or keeps the one of the process in front) that logs, events and error answers carry. */
export function requestIdentity(request: Request, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && trusted.test(given) ? given : randomUUID();
  request.id = requestId;
  response.setHeader('X-Request-Id', requestId);
  withContext({ requestId }, next);
}
