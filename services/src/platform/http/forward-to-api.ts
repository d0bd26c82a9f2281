import { Agent, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type ErrorBody, errorCatalogue } from '@northlight/contracts';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** What the web process does not answer itself. */
const ofTheApi = /^\/(api|health|metrics|admin\/queues)(\/|$)/;

const answerWithinMs = 35_000;

/**
 * Hands requests for the API on to it, with the request's id. While it is away the answer is a 503 in the shape of
 * every other error, at once.
 */
export const forwardToApi = (apiUrl: string) => {
  const forward = createProxyMiddleware<Request, Response>({
    target: apiUrl,
    agent: new Agent({ keepAlive: true, maxSockets: 256 }),
    xfwd: true,
    proxyTimeout: answerWithinMs,
    timeout: answerWithinMs,
    on: {
      proxyReq: (onward, { id }) => onward.setHeader('X-Request-Id', String(id)),
      error: (_error, { id }, response) => answerAway(String(id), response),
    },
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    if (ofTheApi.test(request.path)) void forward(request, response, next);
    else next();
  };
};

const answerAway = (requestId: string, response: ServerResponse | Socket): void => {
  if (response instanceof Socket || response.headersSent) {
    response.destroy();
    return;
  }
  const [statusCode, message] = errorCatalogue.UNAVAILABLE;
  const body: ErrorBody = { statusCode, message, code: 'UNAVAILABLE', requestId };
  response.writeHead(statusCode, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  });
  response.end(JSON.stringify(body));
};
