import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withContext } from '../observability/request-context.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** Names the request in logs and events, here and in the process in front. */
    id: string;
  }
}

const trusted = /^[\w-]{8,64}$/;

/**
 * Gives every request an id (or keeps the one of the process in front) and an actor that logs and events carry. Who
 * asks is a visitor until somebody is signed in.
 */
export function requestIdentity(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && trusted.test(given) ? given : randomUUID();
  request.id = requestId;
  response.setHeader('X-Request-Id', requestId);
  withContext({ requestId, actor: 'visitor' }, next);
}
