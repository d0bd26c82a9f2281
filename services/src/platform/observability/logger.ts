import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import { errorInLog } from './error-in-log.js';
import { currentMeta } from './request-context.js';
import { requestLogTo } from './request-log.js';

const secrets = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.accessCode',
  '*.manageToken',
  '*.STRIPE_KEY',
  '*.STRIPE_WEBHOOK_SECRET',
];

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
