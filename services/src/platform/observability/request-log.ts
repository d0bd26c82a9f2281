import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { routeOrArea } from './route-of.js';

const probes = /^\/(health|metrics)/;

/**
 * Logs each answered request in one line: method, route, status and milliseconds. Not its address, where codes and tokens
 * travel, and in which anybody may write anything. Probes and metrics are silent, and where nobody listens nothing is made up.
 */
export const requestLogTo =
  (logger: Pick<Logger, 'info' | 'isLevelEnabled'>) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!probes.test(request.url ?? '') && logger.isLevelEnabled('info')) {
      const since = performance.now();
      // an answer may end in the context of another request, whose connection to the API it came over
      const log = AsyncLocalStorage.bind(() => {
        const res = { statusCode: response.statusCode };
        const responseTime = Math.round(performance.now() - since);
        const req = { method: request.method, route: routeOrArea(request) };
        logger.info({ req, res, responseTime }, whatCameOf(response));
      });
      response.once('close', log);
    }
    next();
  };

function whatCameOf({ statusCode, writableFinished }: ServerResponse): string {
  if (!writableFinished) return 'request aborted';
  return statusCode >= 500 ? 'request errored' : 'request completed';
}
