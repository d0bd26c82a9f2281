import type { ServerResponse } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { type ErrorBody, type ErrorCode, errorCatalogue, type FieldError } from '@northlight/contracts';
import type { Response } from 'express';
import { Refusal } from '../kernel/refusal.js';
import { logger } from '../observability/logger.js';
import { noteRefusal } from '../observability/refusals.js';
import { JSON_LIMIT_BYTES, tooLarge } from './body-limits.js';
import { answerAndClose, isBeforeBody } from './early-answer.js';
import { InvalidInput } from './validation.js';

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

/** An error as it is answered, but for the request's id. */
export type Answer = Omit<ErrorBody, 'requestId'>;

const postgresCodes: Readonly<Record<string, ErrorCode>> = {
  '22P02': 'BAD_REQUEST',
  '22003': 'BAD_REQUEST',
  '22007': 'BAD_REQUEST',
  '22008': 'BAD_REQUEST',
  '22021': 'BAD_REQUEST',
  '22P05': 'BAD_REQUEST',
  '23505': 'CONFLICT',
  '23514': 'CONFLICT',
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
  '55P03': 'CONFLICT',
  '25006': 'UNAVAILABLE',
  '25P03': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
  ETIMEDOUT: 'UNAVAILABLE',
};

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'NOT_SIGNED_IN',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'BAD_REQUEST',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'BAD_REQUEST',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** The driver's own words for a database that does not answer, or a connection that ended; it gives them no code. */
const isDriverAway =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after|Query read timeout/i;

/** Turns whatever was thrown into the one shape of an error answer; never a stack, never SQL (reliability.md rule 9). */
export function errorAnswer(error: unknown): Answer {
  if (error instanceof Refusal) return refusalAnswer(error);
  if (error instanceof InvalidInput) return inputAnswer(error.errors);
  const code = error instanceof HttpException ? statusCodes[error.getStatus()] : codeOf(error);
  if (code === 'TOO_LARGE') return refusalAnswer(tooLarge(thrown(error).limit ?? JSON_LIMIT_BYTES));
  return answer(code ?? 'INTERNAL');
}

function codeOf(error: unknown): ErrorCode {
  const { status, code, driverError, message } = thrown(error);
  return (
    databaseCode(driverError?.code ?? code) ??
    parserCode(status) ??
    (isDriverAway.test(message ?? '') ? 'UNAVAILABLE' : 'INTERNAL')
  );
}

const databaseCode = (code = ''): ErrorCode | undefined =>
  postgresCodes[code] ?? (/^08\w{3}$/.test(code) ? 'UNAVAILABLE' : undefined);

/** Body parsers and routers throw errors with a 4xx status. */
const parserCode = (status = 500): ErrorCode | undefined =>
  status < 500 ? (statusCodes[status] ?? 'BAD_REQUEST') : undefined;

const thrown = (error: unknown) =>
  (typeof error === 'object' && error !== null ? error : {}) as {
    status?: number;
    /** Bytes, where a body is over them. */
    limit?: number;
    code?: string;
    message?: string;
    driverError?: { code?: string };
  };

const refusalAnswer = ({ code, message, errors }: Refusal): Answer => ({
  ...answer(code),
  message,
  ...(errors ? { errors } : {}),
});

const inputAnswer = (errors: readonly FieldError[]): Answer => ({
  ...answer('INVALID_INPUT'),
  message: [...new Set(errors.map(({ message }) => message))].join('; '),
  errors,
});

function answer(code: ErrorCode): Answer {
  const [statusCode, message] = errorCatalogue[code];
  return { statusCode, message, code };
}
