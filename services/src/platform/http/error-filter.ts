import type { ServerResponse } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { ErrorBody, ErrorCode } from '@northlight/contracts';
import type { Response } from 'express';
import { Refusal } from '../kernel/refusal.js';
import { logger } from '../observability/logger.js';
import { noteRefusal } from '../observability/refusals.js';
import { answerAndClose, isBeforeBody } from './early-answer.js';
import { type Answer, errorAnswer } from './error-answer.js';

/** Seconds after which a client may come back, where the error does not say it. */
const defaultPause = 1;

/** Refusals after which the same request may succeed a moment later. */
const passingStatuses = new Set([429, 503, 504]);

/** What limits refuse on purpose, and what was said of a part that is away where that was noticed. */
const awayCodes: readonly ErrorCode[] = ['UNAVAILABLE', 'QUEUES_AWAY', 'NO_ANSWER_IN_TIME'];
const isByDesign = (error: unknown, { code, statusCode }: Answer): boolean =>
  [413, 429].includes(statusCode) || (error instanceof Refusal && awayCodes.includes(code));

/** Answers what went wrong, once, in the wire shape. A fault of ours is logged with its stack. */
export function sendError(error: unknown, response: ServerResponse): void {
  const answer = errorAnswer(error);
  if (isByDesign(error, answer)) noteRefusal(answer.code);
  else if (answer.statusCode >= 500) logger.error({ err: error, code: answer.code }, 'A request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body: ErrorBody = { ...answer, requestId: response.req.id ?? 'none' };
  if (passingStatuses.has(answer.statusCode)) response.setHeader('Retry-After', retryAfterOf(error));
  response.statusCode = answer.statusCode;
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'application/json; charset=utf-8');
  if (isBeforeBody(response.req, answer.statusCode)) answerAndClose(response, JSON.stringify(body));
  else response.end(JSON.stringify(body));
}

const retryAfterOf = (error: unknown): string =>
  String((error as { details?: { retryAfter?: number } }).details?.retryAfter ?? defaultPause);

/** For what Nest's routes throw. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    sendError(error, host.switchToHttp().getResponse<Response>());
  }
}

/** For what is thrown before a route is reached: parsers, gates. */
// biome-ignore lint/complexity/useMaxParams: Express tells an error handler by its four parameters
export const errorMiddleware = (error: unknown, _request: unknown, response: ServerResponse, _next: unknown): void =>
  sendError(error, response);
