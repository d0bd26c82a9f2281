import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SigningSecrets } from '../kernel/keyed-hash.js';
import { withContext } from '../observability/request-context.js';
import { RequestIds } from './request-ids.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** Names the request in logs and events, here and in the process in front. */
    id: string;
    /** The id as the process behind believes it. */
    sealedId: string;
  }
}

type Next = () => void;

/**
 * Gives every request an id (or keeps the one that the process in front gave it) and an actor that logs and events carry.
 * Who asks is a visitor until somebody is signed in.
 */
export function requestIdentity(secrets: SigningSecrets) {
  const ids = new RequestIds(secrets);
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const given = request.headers['x-request-id'];
    const { id: requestId, sealed } = ids.read(given) ?? ids.make();
    request.id = requestId;
    request.sealedId = sealed;
    response.setHeader('X-Request-Id', requestId);
    withContext({ requestId, actor: 'visitor' }, next);
  };
}
