import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';
import { routeOf } from './route-of.js';

collectDefaultMetrics();

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the first byte of a request to the end of its answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/** Times every answer by its route, never by its address: addresses have no end. */
export function requestMetrics(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const stop = duration.startTimer({ method: request.method });
  response.once('close', () => {
    if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return; // its length says nothing
    stop({ route: routeOf(request) ?? 'none', status: response.statusCode });
  });
  next();
}

/** All figures of this process in Prometheus' text format. */
export const metricsText = (): Promise<string> => register.metrics();
export const metricsType = register.contentType;
