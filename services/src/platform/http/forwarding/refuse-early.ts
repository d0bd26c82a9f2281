import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCatalogue } from '@northlight/contracts';
import type { Importance } from '@northlight/contracts/routes';
import { noteRefusal } from '../../observability/refusals.js';

const [statusCode, message] = errorCatalogue.UNAVAILABLE;
const body = JSON.stringify({ statusCode, message, code: 'UNAVAILABLE', requestId: 'none' });
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(body),
  'Cache-Control': 'no-store',
};

export interface EarlyRefusal {
  /** What is common to all of the API; undefined for what is not. */
  readonly importanceOf: (request: IncomingMessage) => Importance | undefined;
  readonly hasTimeFor: (importance: Importance) => boolean;
  readonly pauseSeconds: () => number;
  readonly onRefused: (importance: Importance) => void;
}

/**
 * Refuses what the API would answer too late before anything else is done for it, neither an id nor a trace: of ten times
 * too many requests nine must cost next to nothing, or the tenth has no processor left. They are counted.
 */
export function refuseEarly({ importanceOf, hasTimeFor, pauseSeconds, onRefused }: EarlyRefusal) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const importance = importanceOf(request);
    if (importance === undefined || hasTimeFor(importance)) {
      next();
      return;
    }
    onRefused(importance);
    noteRefusal('UNAVAILABLE');
    response.writeHead(statusCode, { ...headers, 'Retry-After': pauseSeconds() }).end(body);
  };
}
