import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type ErrorBody, errorCatalogue } from '@northlight/contracts';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { endsWithServer } from './close-server.js';

/** What the web process does not answer itself. */
const ofTheApi = /^\/(api|health|admin\/queues)(\/|$)/;

/**
 * Answers that go on: they would soon take up all the connections that the short ones share. However the API lets their
 * address be written.
 */
const withoutEnd = /^\/api\/[\w/-]+\/stream\/?$/i;

/** The longest silence: before an answer, and between two beats of one that goes on. */
const silenceMs = 35_000;

/**
 * Hands requests for the API on to it, with the request's id. While it is away the answer is a 503 in the shape of
 * every other error, at once. Either side that goes takes the other with it.
 */
export const forwardToApi = (apiUrl: string) => {
  const forward = proxyTo(apiUrl, new Agent({ keepAlive: true, maxSockets: 256 }));
  const follow = proxyTo(apiUrl, new Agent({ keepAlive: false }));
  return (request: Request, response: Response, next: NextFunction): void => {
    if (withoutEnd.test(request.path)) void follow(request, response, next);
    else if (ofTheApi.test(request.path)) void forward(request, response, next);
    else next();
  };
};

const proxyTo = (target: string, agent: Agent) =>
  createProxyMiddleware<Request, Response>({
    target,
    agent,
    xfwd: true,
    proxyTimeout: silenceMs,
    timeout: silenceMs,
    on: {
      proxyReq: (onward, { id }) => onward.setHeader('X-Request-Id', String(id)),
      proxyRes: (answer, _request, response) => goWithApi(answer, response),
      error: (_error, { id }, response) => answerAway(String(id), response),
    },
  });

/** An answer that breaks off ends as one that broke off: a reader who waited for the rest would wait for ever. */
const goWithApi = (answer: IncomingMessage, response: Response): void => {
  answer.once('close', () => {
    if (!answer.complete) response.destroy();
  });
  if (answer.headers['content-type']?.startsWith('text/event-stream')) endsWithServer(response);
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
