import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { uploadPaths } from '@northlight/contracts';
import type { RequestHandler } from 'express';
import type { Settings } from '../config/settings.js';
import type { Clock } from '../kernel/clock.js';
import { logger, nestLogger, requestLog } from '../observability/logger.js';
import { requestMetrics } from '../observability/metrics.js';
import { traceRequests } from '../tracing/trace-requests.js';
import { datedBy } from './answer-date.js';
import { answerClientErrors } from './client-error.js';
import { waitForAnswersOnly } from './close-server.js';
import { hasBody } from './early-answer.js';
import { ErrorFilter, errorMiddleware } from './error-filter.js';
import { inputGate } from './input-gate.js';
import { jsonOnly } from './json-only.js';
import { isDraining } from './lifecycle.js';
import { publicScheme } from './public-scheme.js';
import { requestIdentity } from './request-identity.js';
import { sameSiteOnly } from './same-site.js';
import { securityHeaders } from './security-headers.js';
import { trustProxies } from './trust-proxies.js';
import { validationPipe } from './validation.js';

export interface HttpApp {
  readonly module: Type | DynamicModule;
  readonly settings: Pick<Settings, 'PUBLIC_URL' | 'SECRET' | 'SECRET_BEFORE' | 'TRUSTED_PROXIES'>;
  /** What time its answers say it is; without one, it is the machine's. */
  readonly clock?: (app: NestExpressApplication) => Clock;
  /** Answers before body, gate and session, where it can. */
  readonly early?: (app: NestExpressApplication) => RequestHandler;
  /** Sessions and whoever signs people in, between the gates and the routes. */
  readonly signIn?: (app: NestExpressApplication) => void;
}

/**
 * The API's HTTP side, in the order in which a request meets it: identity, log, headers, what is answered
 * early, cross-site refusal, body, gate, session, routes; one filter answers every error.
 */
export async function createHttpApp({ module, settings, ...more }: HttpApp): Promise<NestExpressApplication> {
  const { clock, early, signIn } = more;
  const app = await NestFactory.create<NestExpressApplication>(module, { bodyParser: false, logger: nestLogger });
  app.disable('x-powered-by');
  trustProxies(app, settings);
  app.use(
    requestIdentity(settings),
    traceRequests,
    requestLog,
    requestMetrics,
    publicScheme(settings.PUBLIC_URL),
    securityHeaders,
  );
  if (clock) app.use(datedBy(clock(app)));
  if (early) app.use(early(app));
  app.use(sameSiteOnly(settings.PUBLIC_URL), jsonOnly, inputGate);
  signIn?.(app);
  app.use(errorMiddleware);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
  boundTime(app.getHttpServer(), uploadPaths);
  answerClientErrors(app.getHttpServer());
  return app;
}

/** Whoever has a connection to a process that is about to end comes back over another one. */
function endConnectionWhileDraining(_request: IncomingMessage, answer: ServerResponse): void {
  if (isDraining()) answer.shouldKeepAlive = false;
}

/** Milliseconds that a request may take to arrive, and those of one that brings files. */
const arrival = 15_000;
const longArrival = 15 * 60_000;
/** Nothing of it for so long, and it counts as gone. */
const silence = 20_000;

/**
 * Slow and idle connections end by themselves (reliability.md row 37), and hold no stop up.
 * @param takesForms addresses to which files are sent: these may take long, as long as something comes
 */
export function boundTime(server: Server, takesForms?: RegExp): void {
  server.requestTimeout = takesForms ? longArrival : arrival;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  server.prependListener('request', endConnectionWhileDraining);
  logSocketErrors(server);
  if (takesForms) server.prependListener('request', (request) => endIfLate(server, request, takesForms));
  waitForAnswersOnly(server);
}

/** A socket that breaks, or cannot be taken, costs its own request and no other. */
function logSocketErrors(server: Server): void {
  server.on('error', (error) => logger.error({ err: error }, 'The server could not take a connection'));
  server.prependListener('request', (_request, answer) => {
    answer.on('error', (error) => logger.error({ err: error }, 'An answer could not be written'));
  });
}

function endIfLate(server: Server, request: IncomingMessage, takesForms: RegExp): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const isLong = takesForms.test(request.url ?? '');
  let seen = -1;
  const look = (): void => {
    const isMoving = isLong && socket.bytesRead > seen;
    seen = socket.bytesRead;
    if (!isMoving && !request.complete) server.emit('clientError', late(), socket);
  };
  const timer = setInterval(look, isLong ? silence : arrival).unref();
  request.once('close', () => clearInterval(timer));
}

const late = () =>
  Object.assign(new Error('The request took too long to arrive'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
