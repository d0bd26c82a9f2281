import type { IncomingMessage } from 'node:http';

/** Where addresses begin that this site has; what comes behind may be anything that somebody typed. */
const areas = /^\/(api|admin\/queues|health|media|metrics|r|web)(?=\/|$)/;

/** The pattern of the route that a request has reached, as `/api/bookings/:reference`. */
export function routeOf(request: IncomingMessage): string | undefined {
  const route = (request as { route?: { path?: unknown } }).route?.path;
  return typeof route === 'string' ? route : undefined;
}

/** The same, or as much of the address as the site itself has made up. */
export const routeOrArea = (request: IncomingMessage): string =>
  routeOf(request) ?? `${areas.exec(request.url ?? '')?.[0] ?? ''}/*`;
