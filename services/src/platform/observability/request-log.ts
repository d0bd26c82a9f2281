import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

const probes = /^\/(health|metrics)/;

/**
 * Logs each answered request in one line: method, address without its query (codes and tokens travel there), status and
 * milliseconds. Probes and metrics are silent, and where nobody listens nothing is made up.
 */
export const requestLogTo =
  (logger: Pick<Logger, 'info' | 'isLevelEnabled'>) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = withoutQuery(request.url ?? '');
    if (!probes.test(url) && logger.isLevelEnabled('info')) {
      const since = performance.now();
      response.once('close', () => {
        const res = { statusCode: response.statusCode };
        const responseTime = Math.round(performance.now() - since);
        logger.info({ req: { method: request.method, url }, res, responseTime }, whatCameOf(response));
      });
    }
    next();
  };

function whatCameOf({ statusCode, writableFinished }: ServerResponse): string {
  if (!writableFinished) return 'request aborted';
  return statusCode >= 500 ? 'request errored' : 'request completed';
}

const withoutQuery = (url: string): string => url.split('?')[0] ?? '';
