import type { LoggerService } from '@nestjs/common';
import { pino, stdSerializers } from 'pino';
import { currentMeta } from './request-context.js';
import { requestLogTo } from './request-log.js';

const secrets = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.accessCode',
  '*.manageToken',
];

/** What PostgreSQL and TypeORM add to an error quotes rows and parameters: names, e-mails, hashes of passwords. */
const quoting = new Set(['detail', 'where', 'query', 'parameters', 'driverError', 'internalQuery', 'hint']);

/** An error as the log tells it: message, stack and codes, and nothing that quotes what people typed. */
export const errorInLog = (error: Error): object =>
  Object.fromEntries(
    Object.entries(stdSerializers.err(error))
      .filter(([name]) => !quoting.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutValues(value, error) : value]),
  );

/** Class 22 of PostgreSQL's errors, "data exception": the message itself quotes a value that is none of its type. */
const dataException = /^22\w{3}$/;

function withoutValues(text: string, error: Coded): string {
  const own = dataException.test(error.code ?? '') ? text.replaceAll(error.message, hidden(error.message)) : text;
  return error.cause instanceof Error ? withoutValues(own, error.cause) : own;
}

const hidden = (message: string): string => message.replace(/".*"/s, '"[hidden]"');

interface Coded extends Error {
  readonly code?: string;
}

/** One JSON line an event, with the request's id; control characters are escaped, secrets are not written. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: { process: process.env.PROCESS_NAME ?? 'northlight' },
  redact: { paths: secrets, censor: '[hidden]' },
  serializers: { err: errorInLog },
  mixin: currentMeta,
});

/** Logs each answered request. */
export const requestLog = requestLogTo(logger);

/** Nest's own messages through the same log. */
export const nestLogger: LoggerService = {
  log: (message: unknown, context?: string) => logger.debug({ context }, String(message)),
  warn: (message: unknown, context?: string) => logger.warn({ context }, String(message)),
  error: (message: unknown, stack?: string, context?: string) => logger.error({ context, stack }, String(message)),
  debug: (message: unknown, context?: string) => logger.debug({ context }, String(message)),
};
