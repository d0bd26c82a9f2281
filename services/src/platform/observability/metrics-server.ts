import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../config/settings.js';
import { logger } from './logger.js';
import { metricsText, metricsType } from './metrics.js';

/** A scraper asks in one go; what takes longer is none. */
const REQUEST_TIMEOUT_MS = 5_000;

/**
 * Tells the figures of this process at `/metrics` of an address of its own, so that no route, proxy or header of the site
 * leads to them. It holds no stop up.
 * @returns the server, or undefined where METRICS_PORT is not set
 * @throws when the address is in use
 */
export async function serveMetrics({
  METRICS_PORT,
  METRICS_HOST,
}: Pick<Settings, 'METRICS_PORT' | 'METRICS_HOST'>): Promise<Server | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, answer);
  await once(server.listen(METRICS_PORT, METRICS_HOST), 'listening');
  server.on('error', (error) => logger.error({ err: error }, 'The figures are told no longer'));
  return server.unref();
}

function answer({ method, url }: IncomingMessage, response: ServerResponse): void {
  if (method !== 'GET' || url !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  metricsText().then(
    (text) => response.writeHead(200, { 'Content-Type': metricsType }).end(text),
    (error: unknown) => {
      logger.error({ err: error }, 'The figures could not be told');
      response.writeHead(500).end();
    },
  );
}
