import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { commonRefusals, type Route, refusalsOf } from '@northlight/contracts/routes';
import type { Response } from 'express';
import { Refusal } from '../kernel/refusal.js';
import { logger } from '../observability/logger.js';
import { sendError } from './error-filter.js';

/** For what a stated route throws. A refusal that it does not state is answered, and logged; in tests it is an error. */
@Catch()
export class RouteErrorFilter implements ExceptionFilter {
  private readonly stated: ReadonlySet<string>;

  constructor(private readonly route: Route) {
    this.stated = new Set([...refusalsOf(route), ...commonRefusals]);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    sendError(this.checked(error), host.switchToHttp().getResponse<Response>());
  }

  private checked(error: unknown): unknown {
    if (!(error instanceof Refusal) || this.stated.has(error.code)) return error;
    const { name: route } = this.route;
    if (process.env.NODE_ENV === 'test') return new Error(`${route} does not state that it refuses with ${error.code}`);
    logger.warn({ route, code: error.code }, 'A route refused with a code that it does not state');
    return error;
  }
}
